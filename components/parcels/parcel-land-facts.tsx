import {
  formatInspection,
  labelOf,
  numberIn,
  parcelTerms,
  type RollColumnName,
  type RollValues,
  textIn,
} from '@/connectors/us-florida-parcels/public'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { landUseName } from '@/lib/records/parcel/land-use'
import { Term } from '../ui/term'
import { describeAcres, formatSquareFeet } from './parcel-figures'
import { type RollFact, RollFacts } from './roll-facts'

interface Props {
  values: RollValues
}

const texts = defineTexts('parcels.parcel-land-facts', {
  acres: (acres: string) => `${acres}, derived by us`,
  notDecoded: 'The Department lists no such code.',
  countyCode: (code: string) => `County code ${code}`,
  effective: 'Not the year in which it was built.',
  homes: 'A whole building can be one parcel, a condominium tower above all: figures are of all its homes.',
  raw: 'A code of the county',
  coded: (use: string, code: string) => `${use} (code ${code})`,
  code: (code: string) => `Code ${code}`,
})

/** An unknown value is labeled as unknown, and is never shown as 0. */
export function ParcelLandFacts({ values }: Props) {
  const area = numberIn(values, 'landSquareFeet')
  const units = numberIn(values, 'residentialUnits')
  const figure = (key: RollColumnName, say: (value: number) => string): RollFact => {
    const value = numberIn(values, key)
    return { label: translate(labelOf(key)), value: value === null ? null : say(value) }
  }
  const termed = (fact: RollFact, definition: (typeof parcelTerms)[keyof typeof parcelTerms]): RollFact => ({
    ...fact,
    id: definition.term,
    name: translate(definition.term),
    label: <Term definition={definition} />,
  })
  return (
    <RollFacts
      items={[
        landUseFact(values),
        {
          ...figure('landSquareFeet', formatSquareFeet),
          ...(area === null ? {} : { note: texts.acres(describeAcres(area)) }),
        },
        figure('yearBuilt', String),
        termed({ ...figure('effectiveYearBuilt', String), note: texts.effective }, parcelTerms.effectiveYear),
        termed(figure('livingSquareFeet', formatSquareFeet), parcelTerms.livingArea),
        figure('buildings', formatNumber),
        {
          ...figure('residentialUnits', formatNumber),
          ...(units !== null && units > 1 ? { note: texts.homes } : {}),
        },
        ...rawFacts(values),
      ]}
    />
  )
}

function landUseFact(values: RollValues): RollFact {
  const code = textIn(values, 'landUseCode')
  const own = textIn(values, 'countyLandUseCode')
  const name = code === null ? undefined : landUseName(code)
  const notes = [code !== null && !name && texts.notDecoded, own !== null && texts.countyCode(own)]
  const label = translate(labelOf('landUse'))
  return {
    id: 'use',
    name: label,
    label: <Term definition={parcelTerms.landUse}>{label}</Term>,
    value: code === null ? null : name ? texts.coded(translate(name), code) : texts.code(code),
    note: notes.filter(Boolean).join(' '),
  }
}

function rawFacts(values: RollValues): (RollFact | false)[] {
  const quality = textIn(values, 'buildingQuality')
  const packed = numberIn(values, 'lastInspection')
  const inspected = packed === null ? null : formatInspection(packed)
  return [
    {
      label: translate(labelOf('constructionClass')),
      value: numberIn(values, 'constructionClass'),
      note: texts.raw,
    },
    quality !== null && { label: translate(labelOf('buildingQuality')), value: quality, note: texts.raw },
    inspected !== null && { label: translate(labelOf('lastInspection')), value: inspected },
  ]
}
