import { amountIn, numberIn, type PublishedAttributes } from '@/lib/florida/published'
import type { Definition } from '../ui/definition'
import { type Fact, Facts } from '../ui/facts'
import { Term } from '../ui/term'
import { formatDollars } from './parcel-figures'
import { parcelTerms } from './parcel-terms'

interface Props {
  attributes: PublishedAttributes
}

const texts = {
  twice: 'Assessed and taxable value come twice: once for',
  twiceRest: 'and once for all other levies.',
  unknown: 'Not published',
  justNote: (year: number | null) =>
    `The county’s assessment as of January 1${year === null ? '' : `, ${year}`}. Not a price.`,
  zero: 'The roll has 0, which can also mean that nothing is known.',
  noHomestead: 'None on this roll',
  noHomesteadNote: 'The roll has 0 here for homes without a homestead.',
  improvement: 'Not published; not derived here',
  improvementNote:
    'The roll has no value of the building. Just value less land and special features is not the same, so no figure is shown.',
}

/** What the roll says the parcel is worth, each kind of value by itself. */
export function ParcelValueFacts({ attributes }: Props) {
  const just = numberIn(attributes, 'JV')
  const items: Fact[] = [
    {
      id: 'just',
      label: <Term definition={parcelTerms.justValue} />,
      value: just === null ? texts.unknown : formatDollars(just),
      note: just !== null && texts.justNote(numberIn(attributes, 'ASMNT_YR')),
    },
    ...leviedFacts(attributes, parcelTerms.assessedValue, 'AV'),
    ...leviedFacts(attributes, parcelTerms.taxableValue, 'TV'),
    homesteadFact(attributes),
    partFact(attributes, parcelTerms.landValue, 'LND_VAL'),
    partFact(attributes, parcelTerms.specialFeatures, 'SPEC_FEAT_'),
    { label: 'Value of the building', value: texts.improvement, note: texts.improvementNote },
  ]
  return (
    <>
      <p className="mb-3">
        {texts.twice} <Term definition={parcelTerms.schoolLevies}>school levies</Term> {texts.twiceRest}
      </p>
      <Facts items={items} />
    </>
  )
}

/** Assessed and taxable values come twice: school levies know fewer limits and exemptions. */
function leviedFacts(attributes: PublishedAttributes, definition: Definition, prefix: 'AV' | 'TV'): Fact[] {
  const isKnown = numberIn(attributes, 'JV') !== null
  const fact = (column: string, levies: string): Fact => {
    const amount = amountIn(attributes, column)
    return {
      id: column,
      label: (
        <Term definition={definition}>
          {definition.term}, {levies}
        </Term>
      ),
      // Beside a known just value a 0 is meant: everything is exempt.
      value: amount === null || (amount === 0 && !isKnown) ? texts.unknown : formatDollars(amount),
    }
  }
  return [fact(`${prefix}_NSD`, 'all levies but school'), fact(`${prefix}_SD`, 'school levies')]
}

function homesteadFact(attributes: PublishedAttributes): Fact {
  const just = amountIn(attributes, 'JV_HMSTD')
  const assessed = numberIn(attributes, 'AV_HMSTD')
  const fact = { id: 'homestead', label: <Term definition={parcelTerms.homestead}>Homestead portion</Term> }
  if (just === null) return { ...fact, value: texts.unknown }
  if (just === 0) return { ...fact, value: texts.noHomestead, note: texts.noHomesteadNote }
  return {
    ...fact,
    value: `${formatDollars(just)} just value`,
    note: assessed !== null && `Assessed at ${formatDollars(assessed)}.`,
  }
}

function partFact(attributes: PublishedAttributes, definition: Definition, column: string): Fact {
  const amount = amountIn(attributes, column)
  return {
    id: column,
    label: <Term definition={definition} />,
    value: amount === null ? texts.unknown : formatDollars(amount),
    note: amount === 0 && texts.zero,
  }
}
