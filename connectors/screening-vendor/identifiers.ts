import { z } from 'zod'

const MESSAGE = 'must not be “.” or “..”, and must not hold control characters.'

/** What can be one segment of a path: encoded, everything else is harmless there. */
function isSendable(text: string): boolean {
  return text !== '.' && text !== '..' && !/[\p{Cc}\p{Cs}]/u.test(text)
}

const identifier = (meaning: string) =>
  z
    .string()
    .min(1, 'must have at least 1 character.')
    .max(256, 'must have at most 256 characters.')
    .refine(isSendable, MESSAGE)
    .describe(meaning)

export const identifiers = {
  partnerEmployerId: identifier('The employer, by the id the partner gave it.'),
  partnerCustomerId: identifier('The requestor under that employer, by the id the partner gave it.'),
  partnerOrderId: identifier('The order, by the id the partner gave it.'),
}

export type IdentifierName = keyof typeof identifiers

/** The identifiers of one question, by name. */
export type Identifiers = Partial<Record<IdentifierName, string>>

export const aboutEmployer = z.strictObject({ partnerEmployerId: identifiers.partnerEmployerId })
export const aboutRequestor = aboutEmployer.extend({ partnerCustomerId: identifiers.partnerCustomerId })
export const aboutOrder = aboutRequestor.extend({ partnerOrderId: identifiers.partnerOrderId })
