import {
  amountIn,
  labelOf,
  numberIn,
  parcelTerms,
  type RollKey,
  type RollValues,
} from '@/connectors/us-florida-parcels/public'
import { formatDollars } from '@/lib/format'
import { type Fact, Facts } from '../ui/facts'
import { type Definition, Term } from '../ui/term'

interface Props {
  values: RollValues
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
export function ParcelValueFacts({ values }: Props) {
  const just = numberIn(values, 'justValue')
  const items: Fact[] = [
    {
      id: 'just',
      label: <Term definition={parcelTerms.justValue} />,
      value: just === null ? texts.unknown : formatDollars(just),
      note: just !== null && texts.justNote(numberIn(values, 'rollYear')),
    },
    ...leviedFacts(values, parcelTerms.assessedValue, 'assessedValue'),
    ...leviedFacts(values, parcelTerms.taxableValue, 'taxableValue'),
    homesteadFact(values),
    partFact(values, parcelTerms.landValue, 'landValue'),
    partFact(values, parcelTerms.specialFeatures, 'specialFeatureValue'),
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
function leviedFacts(
  values: RollValues,
  definition: Definition,
  key: 'assessedValue' | 'taxableValue',
): Fact[] {
  const isKnown = numberIn(values, 'justValue') !== null
  const fact = (id: RollKey): Fact => {
    const amount = amountIn(values, id)
    return {
      id,
      label: <Term definition={definition}>{labelOf(id)}</Term>,
      // Beside a known just value a 0 is meant: everything is exempt.
      value: amount === null || (amount === 0 && !isKnown) ? texts.unknown : formatDollars(amount),
    }
  }
  return [fact(key), fact(`${key}SchoolLevy`)]
}

function homesteadFact(values: RollValues): Fact {
  const just = amountIn(values, 'homesteadJustValue')
  const assessed = numberIn(values, 'homesteadAssessed')
  const fact = { id: 'homestead', label: <Term definition={parcelTerms.homestead}>Homestead portion</Term> }
  if (just === null) return { ...fact, value: texts.unknown }
  if (just === 0) return { ...fact, value: texts.noHomestead, note: texts.noHomesteadNote }
  return {
    ...fact,
    value: `${formatDollars(just)} just value`,
    note: assessed !== null && `Assessed at ${formatDollars(assessed)}.`,
  }
}

function partFact(values: RollValues, definition: Definition, id: RollKey): Fact {
  const amount = amountIn(values, id)
  return {
    id,
    label: <Term definition={definition}>{labelOf(id)}</Term>,
    value: amount === null ? texts.unknown : formatDollars(amount),
    note: amount === 0 && texts.zero,
  }
}
