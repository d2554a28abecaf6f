import { ExampleLinks } from '@/components/ui/example-links'
import { datasetPath, searchHref } from './url'

const texts = {
  lead: 'Each data set has a page here: its columns, its license, and its rows, which you can filter without a query language.',
  coverage:
    'We search portals of cities, counties, states and agencies in North America that run on Socrata, and no others.',
}

const examples = [
  {
    label: 'Building permits of Chicago',
    text: 'One table, at data.cityofchicago.org: its columns, its license and its rows.',
    href: datasetPath('data.cityofchicago.org', 'ydr8-5enu'),
  },
  {
    label: 'Building permits, any city',
    text: 'Whatever the portals of the catalog list under these words.',
    href: searchHref({ q: 'building permits' }),
  },
  {
    label: 'Violations in New York City',
    text: 'Searched at data.cityofnewyork.us only.',
    href: searchHref({ q: 'violations', portal: 'data.cityofnewyork.us' }),
  },
]

export const Examples = () => (
  <>
    <p className="mb-6 max-w-reading text-base text-muted">
      {texts.lead} {texts.coverage}
    </p>
    <ExampleLinks id="examples" title="To begin with" examples={examples} />
  </>
)
