/** One look per `<`: what follows ends at the next `<` or `>`, so hostile text costs no more than its length. */
const tag = /<(?:\/?([a-z][\w:-]*)(?:[\s/][^<>]*)?|[!?][^<>]*)>/gi
const separating =
  /^(?:p|br|hr|div|li|ul|ol|dl|dt|dd|tr|td|th|table|h[1-6]|pre|blockquote|section|article|script|style)$/i

/** What a browser would have set apart stays apart; `ig<b></b>nore` becomes the word it would have shown. */
export const stripTags = (text: string): string =>
  text.replace(tag, (_whole, name = '') => (separating.test(name) ? ' ' : ''))

/** A `<` that begins nothing: with a space behind it no reader takes it for a tag. */
export const looseTags = (text: string): string => text.replace(/<(?=[a-z/!?])/gi, '< ')
