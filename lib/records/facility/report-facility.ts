import * as z from 'zod/mini'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { defineRecord, type RecordOfKind } from '../define-record'
import { formatAddress } from './facility-name'
import { reportPermit } from './report-permit'

const text = z.nullable(z.string())
const number = z.nullable(z.number())
const codes = z.array(z.object({ code: z.string(), description: text }))

const texts = defineSentences('report-facility', {
  method: 'Found by “{method}”.',
  accuracy: 'Stated accuracy: {meters, number} m.',
  noAccuracy: 'No accuracy stated.',
  position:
    'It can be an entrance, a matched address or the center of a ZIP area. Without a stated accuracy it can be miles off.',
  notRegistered: 'This place is not in the registry under an id of its own.',
})

export const reportFacility = defineRecord('report-facility', {
  registryId: {
    schema: text,
    label: 'Registry id',
    fact: { absent: 'None', note: (_, { isFrsId }) => (isFrsId ? undefined : texts.notRegistered) },
  },
  isFrsId: { schema: z.boolean(), label: 'The id is of the registry' },
  name: { schema: text, label: 'Facility' },
  street: {
    schema: text,
    label: 'Address',
    text: (_, place) => formatAddress(place),
    fact: { absent: 'Not published' },
  },
  city: { schema: text, label: 'City' },
  state: { schema: text, label: 'State' },
  zip: { schema: text, label: 'ZIP' },
  latitude: {
    schema: number,
    label: 'Position',
    text: (latitude, { longitude }) =>
      latitude === null || longitude === null ? null : `${latitude}, ${longitude}`,
    fact: {
      absent: 'Not published',
      note: (latitude, { longitude, coordinateMethod: method, coordinateAccuracyMeters: meters }) =>
        latitude === null || longitude === null
          ? undefined
          : [
              method && texts.method({ method }),
              meters === null ? texts.noAccuracy : texts.accuracy({ meters }),
              texts.position,
            ]
              .filter(Boolean)
              .join(' '),
    },
  },
  longitude: { schema: number, label: 'Longitude' },
  coordinateMethod: { schema: text, label: 'How the position was found' },
  coordinateAccuracyMeters: { schema: number, label: 'Accuracy of the position', unit: 'm' },
  naics: { schema: codes, label: 'NAICS', file: false },
  sic: { schema: codes, label: 'SIC', file: false },
  indianCountry: {
    schema: z.nullable(z.boolean()),
    label: 'In Indian Country',
    text: (isIndianCountry) => (isIndianCountry ? 'Yes' : null),
    fact: {},
  },
  otherRegistryIds: { schema: z.array(z.string()), label: 'Other sites of this id', file: false },
  permits: { schema: z.array(z.object(reportPermit.shape)), label: 'Permits', file: false },
})

export type ComplianceReportFacility = RecordOfKind<typeof reportFacility>
