import { cleanText } from '@/lib/untrusted-text/clean-text'

/** Printing characters that begin neither a tag nor an entity: most texts hold no others, and a page has thousands. */
const HARMLESS = /^[ -%'-;=-~§‐-‧]*$/

/** Text of a document on one line: no markup, nothing invisible. Phones and e-mails of offices are part of it and stay. */
export function readPlain(published: string): string {
  const text = HARMLESS.test(published) ? published : cleanText(published, new Set())
  return text.replaceAll(/[ \n]+/g, ' ').trim()
}

export const readPlainOrNull = (published: string | null | undefined): string | null =>
  readPlain(published ?? '') || null
