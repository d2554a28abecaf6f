import { ExampleLinks } from '@/components/ui/example-links'
import { datasetPath, searchHref } from './url'

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

export const Examples = () => <ExampleLinks id="examples" title="To begin with" examples={examples} />
