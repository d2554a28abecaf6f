import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { Problem } from '@/lib/connector/errors'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { isPostOfficeBox, POST_OFFICE_BOX } from '@/lib/street-address/post-office-box'
import type { AssessmentsUrlParams } from '../url'

const MOST_TEXT = 200

const texts = defineTexts('find.check-question', {
  missing: 'Type the address of the home, or its parcel number.',
  shortAddress: 'Type the house number and the street, such as 742 W Inkwell St.',
  longAddress: (most: number) => `Shorten the address to ${most} characters at most.`,
  longId: (most: number) => `Shorten the parcel number to ${most} characters at most.`,
})

export function checkQuestion({ q, id }: AssessmentsUrlParams): FieldProblem[] {
  if (!q && !id) return [{ field: 'q', message: texts.missing }]
  if (q && isPostOfficeBox(q)) return [{ field: 'q', message: translate(POST_OFFICE_BOX) }]
  return [
    ...(q && q.length < 3 ? [{ field: 'q', message: texts.shortAddress }] : []),
    ...(q && q.length > MOST_TEXT ? [{ field: 'q', message: texts.longAddress(MOST_TEXT) }] : []),
    ...(id && id.length > MOST_TEXT ? [{ field: 'id', message: texts.longId(MOST_TEXT) }] : []),
  ]
}

const fieldOf: Readonly<Record<string, string>> = {
  streetAddress: 'q',
  parcelId: 'id',
  municipalityCode: 'municipality',
  source: 'source',
  city: 'city',
  county: 'county',
}

export function toFieldProblems({ code, issues }: Problem): FieldProblem[] {
  if (code !== 'invalid_params') return []
  return issues.flatMap(({ path, message }) => {
    const field = Object.hasOwn(fieldOf, path) ? fieldOf[path] : undefined
    return field === undefined ? [] : [{ field, message: translate(message) }]
  })
}
