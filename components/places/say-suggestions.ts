const FEW_LETTERS = 3

/** For those who do not see the list; the same words twice in a row are spoken once. */
export function saySuggestions(text: string, count: number, waiting: boolean, failed: boolean): string {
  if (text.trim().length < FEW_LETTERS && count === 0) return ''
  if (count > 0) return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Down arrow to choose.`
  if (waiting) return ''
  if (failed) return 'Suggestions could not be had. Your text is searched as it stands.'
  return 'No suggestions. Your text is searched as it stands.'
}
