import {
  decodePublicLand,
  labelOf,
  numberIn,
  parcelTerms,
  type RollColumnName,
  type RollValues,
  textIn,
} from '@/connectors/us-florida-parcels/public'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { upperFirst } from '@/lib/upper-first'
import { Term } from '../ui/term'
import { type RollFact, RollFacts } from './roll-facts'

interface Props {
  values: RollValues
}

const texts = defineTexts('parcels.parcel-place-facts', {
  city: 'City and ZIP code',
  countyNumber: (number: number) => `Number ${number} at the state`,
  surveyLabel: 'Township, range, section',
  parts: {
    township: (township: string) => `township ${township}`,
    range: (range: string) => `range ${range}`,
    section: (section: string) => `section ${section}`,
  },
  survey: 'As on the roll, Tallahassee Meridian.',
  surveyLink: 'Look this section up',
  legal: 'Cut after about 30 characters. Use your deed for all of it.',
  code: (code: string) => `Code ${code}`,
})

export function ParcelPlaceFacts({ values }: Props) {
  const zip = numberIn(values, 'postalCode')
  const county = countyByNumber(numberIn(values, 'countyNumber') ?? 0)
  const street = toMixedCase(
    [textIn(values, 'address'), textIn(values, 'addressSecondLine')].filter(Boolean).join(', '),
  )
  const city = [toMixedCase(textIn(values, 'city') ?? ''), zip !== null && String(zip).padStart(5, '0')]
    .filter(Boolean)
    .join(' ')
  const rollFact = (key: RollColumnName, note?: string) =>
    textFact(translate(labelOf(key)), textIn(values, key), note)
  return (
    <RollFacts
      items={[
        { label: translate(labelOf('parcelId')), value: textIn(values, 'parcelId') },
        { label: translate(labelOf('address')), value: street || null },
        { label: texts.city, value: city || null },
        county !== undefined && {
          label: translate(labelOf('county')),
          value: county.name,
          note: texts.countyNumber(county.number),
        },
        surveyFact(values),
        rollFact('legalDescription', texts.legal),
        textFact(
          <Term definition={parcelTerms.censusBlock} />,
          textIn(values, 'censusBlock'),
          undefined,
          'block',
        ),
        rollFact('neighborhood'),
        rollFact('marketArea'),
        rollFact('taxingAuthority'),
        publicLandFact(textIn(values, 'publicLandCode')),
        rollFact('alternateParcelId'),
        rollFact('stateParcelId'),
      ]}
    />
  )
}

function textFact(
  label: RollFact['label'],
  value: string | null,
  note?: string,
  id?: string,
): RollFact | false {
  return value !== null && { label, value, ...(note ? { note } : {}), ...(id ? { id } : {}) }
}

function surveyFact(values: RollValues): RollFact | false {
  const survey = describeSurvey(values)
  if (!survey) return false
  const question = surveyQuestion(values)
  return {
    label: texts.surveyLabel,
    value: (
      <>
        {survey}{' '}
        {question && (
          <a
            href={localHref(`/land?${new URLSearchParams({ q: question })}`)}
            className="inline-block min-h-6 font-normal"
          >
            {texts.surveyLink}
          </a>
        )}
      </>
    ),
    note: texts.survey,
  }
}

export function describeSurvey(values: RollValues): string {
  const [township, range, section] = read(values)
  const parts = [
    township && texts.parts.township(township),
    range && texts.parts.range(range),
    section && texts.parts.section(section),
  ]
  const sentence = parts.filter(Boolean).join(', ')
  return upperFirst(sentence)
}

/** Returns undefined if a part is missing or irregular, as in land grants. */
export function surveyQuestion(values: RollValues): string | undefined {
  const [township = '', range = '', section = ''] = read(values)
  const [, row, northOrSouth] = /^0*(\d{1,2})([NS])$/.exec(township) ?? []
  const [, column, eastOrWest] = /^0*(\d{1,2})([EW])$/.exec(range) ?? []
  const [, number] = /^0*(\d{1,2})$/.exec(section) ?? []
  if (!row || !column || !number) return undefined
  return `Sec. ${number}, T. ${row} ${northOrSouth}., R. ${column} ${eastOrWest}., Tallahassee Meridian, Florida`
}

const read = (values: RollValues) =>
  (['township', 'range', 'section'] as const).map((key) => textIn(values, key)?.toUpperCase())

function publicLandFact(code: string | null): RollFact | false {
  if (code === null) return false
  const { meaning } = decodePublicLand(code)
  return {
    label: translate(labelOf('publicLandCode')),
    value: meaning ? `${translate(meaning)} (${code})` : texts.code(code),
  }
}
