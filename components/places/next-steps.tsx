import { defineTexts } from '@/lib/language/define-texts'
import { LazyMap } from '../map/lazy-map'
import { Panel, panelOf } from '../ui/page/panel'

export type PlaceInputKind =
  | 'address'
  | 'coordinates'
  | 'legal'
  | 'parcel'
  | 'florida-parcel'
  | 'name'
  | 'county'

const texts = defineTexts('places.next-steps', {
  title: 'How to find the place',
  expected: 'What we can read:',
  ways: 'Three ways on:',
  address: 'Type the whole address: house number, street, city and state.',
  coordinates: 'Type coordinates, such as 28.5384, -81.3789.',
  map: 'Choose the place on the map.',
  mapLabel: 'Map of the United States',
  kinds: {
    address: 'Address: a house number, a street, and the city and state or the ZIP code.',
    coordinates: 'Coordinates: two numbers, a grid reference or a plus code.',
    legal: 'Legal description: a township and a range, such as T22S R29E sec 26.',
    parcel: 'Parcel number: with its county, such as Maricopa County, AZ 109-89-232.',
    'florida-parcel': 'Florida parcel number: mostly digits, as on the tax bill.',
    county: 'County: its name and state, such as Denver County, CO.',
    name: 'City, county or ZIP code: a name from our list of places, or five digits.',
  },
})

interface Props {
  readers: readonly PlaceInputKind[]
  pointHref: string
}

export const WaysOn = ({ readers, pointHref }: Props) => (
  <>
    {readers.length > 0 && <p>{texts.expected}</p>}
    <ul className="mb-2 list-disc pl-6 empty:hidden">
      {readers.map((reader) => (
        <li key={reader}>{texts.kinds[reader]}</li>
      ))}
    </ul>
    <p className="font-semibold">{texts.ways}</p>
    <ul className="list-disc pl-6">
      {[texts.address, texts.coordinates, texts.map].map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
    <div className="mt-4">
      <LazyMap
        label={texts.mapLabel}
        features={{ type: 'FeatureCollection', features: [] }}
        pickHref={pointHref}
      />
    </div>
  </>
)

export const WaysOnPanel = ({ of, ...ways }: Props & { of?: string | undefined }) => (
  <Panel {...panelOf(of, 'ways', texts.title)}>
    <WaysOn {...ways} />
  </Panel>
)
