/** Empties a form whose fields were sent, unless somebody has begun the next text meanwhile. */
export function resetSent(form: HTMLFormElement | null, sent: FormData): void {
  if (form && JSON.stringify([...new FormData(form)]) === JSON.stringify([...sent])) form.reset()
}
