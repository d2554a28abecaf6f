import {
  amountIn,
  labelOf,
  numberIn,
  parcelTerms,
  type RollColumnName,
  type RollValues,
} from '@/connectors/us-florida-parcels/public'
import { formatDollars } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { Term, type TermDefinition } from '../ui/term'
import { type RollFact, RollFacts } from './roll-facts'

interface Props {
  values: RollValues
}

const texts = defineTexts('parcels.parcel-value-facts', {
  justNote: (year: number | null) =>
    `The county’s assessment as of January 1${year === null ? '' : `, ${year}`}. Not a price.`,
  school: (value: string) => `For school levies ${value}`,
  zero: '0 can also mean unknown.',
  homestead: 'Homestead portion',
  noHomestead: 'None on this roll',
  homesteadJust: (amount: string) => `${amount} just value`,
  homesteadAssessed: (amount: string) => `Assessed at ${amount}.`,
  building: 'Building value',
})

export function ParcelValueFacts({ values }: Props) {
  const just = numberIn(values, 'justValue')
  return (
    <RollFacts
      items={[
        {
          id: 'just',
          name: translate(parcelTerms.justValue.term),
          label: <Term definition={parcelTerms.justValue} />,
          value: just === null ? null : formatDollars(just),
          note: just !== null && texts.justNote(numberIn(values, 'rollYear')),
        },
        leviedFact(values, parcelTerms.assessedValue, 'assessedValue'),
        leviedFact(values, parcelTerms.taxableValue, 'taxableValue'),
        homesteadFact(values),
        partFact(values, parcelTerms.landValue, 'landValue'),
        partFact(values, parcelTerms.specialFeatures, 'specialFeatureValue'),
        // The building value stays unknown, because just value minus land and special features would be
        // another amount.
        { label: texts.building, value: null },
      ]}
    />
  )
}

/** The amount for school levies is shown too, because school levies have fewer limits and exemptions. */
function leviedFact(
  values: RollValues,
  definition: TermDefinition,
  key: 'assessedValue' | 'taxableValue',
): RollFact {
  const isKnown = numberIn(values, 'justValue') !== null
  const say = (id: RollColumnName) => {
    const amount = amountIn(values, id)
    // If the just value is known, an amount of 0 means that everything is exempt.
    return amount === null || (amount === 0 && !isKnown) ? null : formatDollars(amount)
  }
  const school = say(`${key}SchoolLevy`)
  const schoolOnly = school !== null && say(key) === null
  return {
    id: key,
    name: translate(definition.term),
    label: <Term definition={definition} />,
    value: schoolOnly ? texts.school(school) : say(key),
    note: !schoolOnly && school !== null && texts.school(school),
  }
}

function homesteadFact(values: RollValues): RollFact {
  const just = amountIn(values, 'homesteadJustValue')
  const assessed = numberIn(values, 'homesteadAssessed')
  const name = texts.homestead
  const fact = { id: 'homestead', name, label: <Term definition={parcelTerms.homestead}>{name}</Term> }
  if (just === null) return { ...fact, value: null }
  if (just === 0) return { ...fact, value: texts.noHomestead }
  return {
    ...fact,
    value: texts.homesteadJust(formatDollars(just)),
    note: assessed !== null && texts.homesteadAssessed(formatDollars(assessed)),
  }
}

function partFact(values: RollValues, definition: TermDefinition, id: RollColumnName): RollFact {
  const amount = amountIn(values, id)
  const name = translate(labelOf(id))
  return {
    id,
    name,
    label: <Term definition={definition}>{name}</Term>,
    value: amount === null ? null : formatDollars(amount),
    note: amount === 0 && texts.zero,
  }
}
