export interface Workflow {
  href: string
  /** In the navigation. */
  label: string
  /** What one comes for, on the home page. */
  title: string
  text: string
}

/** The parts of the product in the order they are offered. */
export const workflows: readonly Workflow[] = [
  {
    href: '/land',
    label: 'Land',
    title: 'Section and elevation',
    text: 'Township, range and section of a point, its outline and its height. Or the other way round: from a written legal description to a place.',
  },
  {
    href: '/environment',
    label: 'Environment',
    title: 'Facilities near a place',
    text: 'Plants, discharges and air permits that federal agencies regulate around an address, nearest first.',
  },
  {
    href: '/assessments',
    label: 'Assessments',
    title: 'Understand an assessment',
    text: 'Official values of a home year by year, in plain words, and the pages to take to the assessor.',
  },
  {
    href: '/parcels',
    label: 'Florida parcels',
    title: 'Florida parcel map',
    text: 'Every parcel of the state’s assessment rolls on a map and in a list, to filter, compare and export.',
  },
  {
    href: '/permits',
    label: 'Permits',
    title: 'Building permits',
    text: 'New construction and building operations as cities publish them.',
  },
  {
    href: '/open-data',
    label: 'Open data',
    title: 'City data sets',
    text: 'Find a data set, read its columns and license, and ask it without a query language.',
  },
  {
    href: '/costs',
    label: 'Costs',
    title: 'Labor and price series',
    text: 'Construction costs, wages, rent and unemployment as charts and tables.',
  },
  {
    href: '/rules',
    label: 'Rules',
    title: 'Federal rules and notices',
    text: 'Housing, lending and environment in the Federal Register.',
  },
  {
    href: '/screening',
    label: 'Screening',
    title: 'Partner screening',
    text: 'For those who hold credentials of the screening service.',
  },
  {
    href: '/sources',
    label: 'Sources',
    title: 'Sources',
    text: 'Every authority we ask: what it covers, how fresh it is, under which license, and how it answered last.',
  },
  {
    href: '/api',
    label: 'API',
    title: 'The same for programs',
    text: 'Every question this site can ask, as plain links, OpenAPI and a tool server. No key.',
  },
]
