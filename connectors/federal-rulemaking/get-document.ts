import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { toRuleTable } from '@/lib/records/rule/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fullDocument, toFull } from './read-document'
import { documentUrl, fetchDocument } from './wire'

const texts = defineSentences('federal-rulemaking.get-document', {
  documentNumberHasLetters:
    'A document number has letters, digits and hyphens, such as 2024-31396 or E9-1234. A citation such as 89 FR 107012 is not one.',
  documentNumberHasAtMost: 'A document number has at most 80 characters.',
  notFound:
    'The Federal Register has no document {asked}. Check the number against the printed one, or search for the document by its words.',
  askedForTheFederal: 'Asked for {asked}; the Federal Register took it for {documentNumber}.',
})

/**
 * Matches numbers such as 2024-31396, E9-1234 and C1-2016-16628, with a hyphen or a printed dash. Excludes
 * numbers with "FR", because the source takes such a number for a citation.
 */
const documentNumber = z
  .string()
  .regex(/^\s*(?!.*[fF][rR])[A-Za-z0-9]([-\u2010-\u2015]?[A-Za-z0-9])*\s*$/, texts.documentNumberHasLetters)
  .trim()
  .max(80, texts.documentNumberHasAtMost)
  .overwrite((text) => text.replaceAll(/[\u2010-\u2015]/g, '-'))

const params = z.strictObject({
  documentNumber: documentNumber.describe('As the Federal Register numbers it, such as 2024-31396.'),
})
const result = z.object({
  document: fullDocument,
  notes: z.array(z.string()),
  caveats: z.array(z.string()),
})

export const getDocument = {
  summary:
    'One document by its number: abstract, agencies, dates and comment period as published, dockets, official links.',
  params,
  result,
  example: { documentNumber: '2024-31396' },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  async run({ documentNumber: requestedNumber }, { upstream, connector }) {
    const wire = await fetchDocument(upstream, documentUrl(requestedNumber))
    if (!wire) throw notFound(requestedNumber)
    const document = toFull(wire)
    const isSame = document.documentNumber === requestedNumber
    return {
      document,
      notes: isSame
        ? []
        : [texts.askedForTheFederal({ asked: requestedNumber, documentNumber: document.documentNumber })],
      caveats: connector.caveats,
    }
  },
  table: ({ document, notes }) => toRuleTable([document], notes),
  cite: ({ document: { documentNumber: number, publicationDate, officialUrl } }) => ({
    dataset: `Federal Register document ${number}`,
    dated: [{ label: 'Published', on: publicationDate }],
    record: officialUrl ? { href: officialUrl, label: 'The document at the Federal Register' } : null,
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

const notFound = (documentNumber: string) =>
  new ConnectorError('not_found', texts.notFound({ asked: documentNumber }), { field: 'documentNumber' })
