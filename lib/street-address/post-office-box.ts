import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('street-address.post-office-box', {
  postOfficeBox: 'A PO box is not a home. Type the street address.',
})
const box = /^\s*(?:p\.?\s?o\.?|post\s+office)\s?box\b/i

export const isPostOfficeBox = (words: string): boolean => box.test(words)

export const POST_OFFICE_BOX = texts.postOfficeBox
