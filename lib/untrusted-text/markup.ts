const markup = [
  /<(?:[a-z/!?])/,
  /!?\[[^\][\n]*\]\(/,
  /\bon(?:abort|animation\w{0,9}|begin|blur|change|click|copy|drag\w{0,5}|error|focus\w{0,3}|hashchange|input|key\w{2,5}|load\w{0,9}|message|mouse\w{2,5}|paste|pointer\w{2,7}|resize|scroll|submit|toggle|wheel)\s?=/,
]
/** Browsers drop white space inside a scheme. */
const schemes = /(?:java|vb|live)script:|data:(?:text|image|application)\/|\bfile:\/\//
const link = /\bhttps?:\/\/|\bwww\.[a-z0-9]/

/** In a text that was folded before. */
export function hasMarkup(folded: string): boolean {
  return markup.some((pattern) => pattern.test(folded)) || schemes.test(folded.replace(/\s/g, ''))
}

export const hasLink = (folded: string): boolean => link.test(folded)

/** A run that only a program reads; neither a long word nor a row of dashes. */
export function hasEncodedRun(text: string): boolean {
  const runs = text.match(/(?<![a-z0-9+/])[a-z0-9+/]{64,}/gi) ?? []
  return runs.some(
    (run) => /^[0-9a-f]+$/i.test(run) || (/\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run)),
  )
}
