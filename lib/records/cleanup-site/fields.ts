import * as z from 'zod/mini'
import { formatMiles, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { defineRecord, type RecordOfKind } from '../define-record'
import { describeDirection } from './describe-direction'
import { type CleanupListId, cleanupListIds, titleOfList } from './lists'

const texts = defineTexts('records.cleanup-site.fields', { listed: (status: string) => `Listed: ${status}` })

const text = z.nullable(z.string())
const absent = 'Not published'

/**
 * The status on the list of corrective actions is a letter that no source of ours explains, so the text only
 * states that the site is listed.
 */
export const statusWords = ({
  status,
  list,
}: {
  status: string | null
  list: CleanupListId
}): string | null =>
  status !== null && list === 'corrective-action' && /^[A-Z]$/.test(status) ? texts.listed(status) : status

/** One record per site and list: a site on three lists has three records. */
export const cleanupSite = defineRecord('cleanup-site', {
  name: { schema: text, label: 'Site', fact: { absent } },
  list: {
    schema: z.enum(cleanupListIds),
    label: 'List',
    text: titleOfList,
    file: { list: { type: 'text', cell: titleOfList } },
    fact: {},
  },
  status: {
    schema: text.check(z.describe('As published.')),
    label: 'Status, as published',
    text: (status, { list }) => statusWords({ status, list }),
    agencyWords: (status, { list }) => (status === statusWords({ status, list }) ? [status ?? ''] : []),
    fact: { absent },
  },
  distanceMiles: {
    schema: z.nullable(z.number()),
    label: 'Distance',
    unit: 'mi',
    text: (miles, { direction }) =>
      miles === null
        ? null
        : [formatMiles(miles), direction && describeDirection(direction)].filter(Boolean).join(' '),
    fact: { absent: 'Not known: the record has no position' },
  },
  direction: { schema: text, label: 'Direction' },
  street: { schema: text, label: 'Street', fact: {} },
  city: {
    schema: text,
    label: 'City',
    text: (city, { state }) => [city && toMixedCase(city), state].filter(Boolean).join(', ') || null,
    fact: {},
  },
  state: { schema: text, label: 'State' },
  zip: { schema: text, label: 'ZIP' },
  county: { schema: text, label: 'County' },
  programId: {
    schema: text.check(z.describe('The id of the site in its program; for Superfund the EPA id.')),
    label: 'Id in the program',
    fact: {},
  },
  registryId: { schema: text, label: 'Registry id', fact: {} },
  reportedOn: {
    schema: text.check(z.describe('The day of the release or of the status, where the list has one.')),
    type: 'date',
    label: 'Reported or decided on',
    fact: {},
  },
  registryUpdatedOn: {
    schema: text.check(z.describe('The day of the registry record, never of the site.')),
    type: 'date',
    label: 'Registry record updated',
  },
  accuracyMeters: {
    schema: z.nullable(z.number()),
    label: 'Accuracy of the position',
    unit: 'm',
    text: (meters) => (meters === null ? null : `${formatNumber(meters)} m`),
    fact: { absent: 'Not stated' },
  },
  positionMethod: { schema: text, label: 'How the position was found', agencyWords: true, fact: {} },
  isPlaceOnly: {
    schema: z
      .boolean()
      .check(z.describe('The position is the middle of a ZIP code, town or county, not of the site.')),
    label: 'Position is the middle of a ZIP code, town or county',
    text: (isPlaceOnly) => (isPlaceOnly ? 'Yes' : null),
    fact: {},
  },
  latitude: { schema: z.nullable(z.number()), label: 'Latitude' },
  longitude: { schema: z.nullable(z.number()), label: 'Longitude' },
  detailUrl: { schema: text, type: 'link', label: 'Official page' },
})

export type CleanupSite = RecordOfKind<typeof cleanupSite>
