/** Of the sentences that the models were made of (`npm run train:reader`). */
export const MODEL_CHECKSUM = '0d14f4b94da4f0cb'
