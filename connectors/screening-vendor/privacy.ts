import { z } from 'zod'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { PersonalDataClass } from './privacy/personal-classes'

const texts = defineSentences('screening-vendor.privacy', {
  personalDataWithheld: 'Personal data withheld.',
  statusOnlyThisIsNotAConsumer:
    'Status only. This is not a consumer report. Personal data, documents and privileged links are withheld.',
  decisionAboutEmploymentOrATenancy:
    'A decision about employment or a tenancy needs the report itself and the steps the Fair Credit Reporting Act prescribes.',
})

export const privacy = z.object({
  classification: z.literal('restricted'),
  message: z.string().nullable(),
  /** Classes of fields, never values or the vendor's own field names. */
  excludedFields: z.array(z.string()),
  redactedCount: z.int().min(0),
})

export const common = { privacy, caveats: z.array(z.string()) }

export function describePrivacy(classes: PersonalDataClass[], count: number): z.output<typeof privacy> {
  return {
    classification: 'restricted',
    message: count > 0 ? texts.personalDataWithheld : null,
    excludedFields: classes,
    redactedCount: count,
  }
}

export const caveats = [texts.statusOnlyThisIsNotAConsumer, texts.decisionAboutEmploymentOrATenancy]
