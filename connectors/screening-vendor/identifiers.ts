import { z } from 'zod'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('screening-vendor.identifiers', {
  message: 'must not be “.” or “..”, and must not hold control characters.',
  mustHaveAtLeast: 'must have at least 1 character.',
  mustHaveAtMost: 'must have at most 256 characters.',
  employerByTheId: 'The employer, by the id the partner gave it.',
  requestorUnderThatEmployer: 'The requestor under that employer, by the id the partner gave it.',
  orderByTheId: 'The order, by the id the partner gave it.',
})

/** Encoding makes all other characters harmless in a path segment. */
function isSendable(text: string): boolean {
  return text !== '.' && text !== '..' && !/[\p{Cc}\p{Cs}]/u.test(text)
}

const identifier = (meaning: string) =>
  z
    .string()
    .min(1, texts.mustHaveAtLeast)
    .max(256, texts.mustHaveAtMost)
    .refine(isSendable, texts.message)
    .describe(meaning)

export const identifiers = {
  partnerEmployerId: identifier(texts.employerByTheId),
  partnerCustomerId: identifier(texts.requestorUnderThatEmployer),
  partnerOrderId: identifier(texts.orderByTheId),
}

export type ScreeningIdentifierName = keyof typeof identifiers

export type ScreeningIdentifiers = Partial<Record<ScreeningIdentifierName, string>>

export const aboutEmployer = z.strictObject({ partnerEmployerId: identifiers.partnerEmployerId })
export const aboutRequestor = aboutEmployer.extend({ partnerCustomerId: identifiers.partnerCustomerId })
export const aboutOrder = aboutRequestor.extend({ partnerOrderId: identifiers.partnerOrderId })

export const exampleOrder = {
  partnerEmployerId: 'thimble-homes',
  partnerCustomerId: 'front-desk',
  partnerOrderId: 'order-1001',
} as const
