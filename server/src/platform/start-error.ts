/** A failed start. `message` is one plain sentence for the person at the terminal, who sees nothing else. */
export class StartError extends Error {
  readonly code: string

  constructor(code: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'StartError'
    this.code = code
  }
}
