import { countyByNumber } from '@/lib/florida/counties'
import { numberIn, type PublishedAttributes, textIn } from '@/lib/florida/published'
import { type Fact, Facts } from '../ui/facts'
import { Term } from '../ui/term'
import { decodePublicLand } from './parcel-codes'
import { saySurvey, surveyQuestion } from './parcel-survey'
import { parcelTerms } from './parcel-terms'

interface Props {
  attributes: PublishedAttributes
}

const texts = {
  unknown: 'Not published',
  survey: 'As the roll has it, of the Tallahassee Meridian.',
  surveyLink: 'Look this section up',
  legal: 'Cut after about 30 characters by the roll. Not a legal description to rely on.',
  own: 'The county’s own code, as published.',
}

/** Where it is, and by which numbers other records know it. */
export function ParcelPlaceFacts({ attributes }: Props) {
  const text = (column: string) => textIn(attributes, column)
  const zip = numberIn(attributes, 'PHY_ZIPCD')
  const county = countyByNumber(numberIn(attributes, 'CO_NO') ?? 0)
  const street = [text('PHY_ADDR1'), text('PHY_ADDR2')].filter(Boolean).join(', ')
  const items: (Fact | false)[] = [
    { label: 'Parcel number', value: text('PARCEL_ID') ?? texts.unknown },
    { label: 'Street address', value: street || texts.unknown },
    { label: 'City', value: text('PHY_CITY') ?? texts.unknown },
    { label: 'ZIP code', value: zip === null ? texts.unknown : String(zip).padStart(5, '0') },
    county !== undefined && {
      label: 'County',
      value: county.name,
      note: `Number ${county.number} at the Department of Revenue.`,
    },
    surveyFact(attributes),
    known('Legal description', text('S_LEGAL'), texts.legal),
    known(<Term definition={parcelTerms.censusBlock} />, text('CENSUS_BK'), undefined, 'block'),
    known('Neighborhood code', text('NBRHD_CD'), texts.own),
    known('Market area', text('MKT_AR'), texts.own),
    known('Taxing authority', text('TAX_AUTH_C'), texts.own),
    publicLandFact(text('PUBLIC_LND')),
    known('Other number of the county', text('ALT_KEY')),
    known('Parcel number of the state', text('STATE_PAR_')),
  ]
  return <Facts items={items.filter((item) => item !== false)} />
}

function known(label: Fact['label'], value: string | null, note?: string, id?: string): Fact | false {
  return value !== null && { label, value, ...(note ? { note } : {}), ...(id ? { id } : {}) }
}

function surveyFact(attributes: PublishedAttributes): Fact | false {
  const said = saySurvey(attributes)
  if (!said) return false
  const question = surveyQuestion(attributes)
  return {
    label: 'Township, range, section',
    value: (
      <>
        {said}{' '}
        {question && (
          <a
            href={`/land?${new URLSearchParams({ q: question })}`}
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

function publicLandFact(code: string | null): Fact | false {
  if (code === null) return false
  const { meaning } = decodePublicLand(code)
  return {
    label: 'Public land',
    value: meaning ? `${meaning} (${code})` : `Code ${code}`,
  }
}
