export interface Workflow {
  href: string
  label: string
  title: string
  text: string
  group: 'row' | 'tools' | 'site'
}

export const workflows: readonly Workflow[] = [
  {
    href: '/map',
    label: 'Map',
    title: 'Map',
    text: 'Parcels, regulated facilities and your own places on one map, with the table of what is in view.',
    group: 'row',
  },
  {
    href: '/assessments',
    label: 'Assessment',
    title: 'Assessment',
    text: 'Official values of a home year by year, in plain words, and the pages to take to the assessor.',
    group: 'row',
  },
  {
    href: '/environment',
    label: 'Environment',
    title: 'Environment',
    text: 'Plants, discharges and air permits that federal agencies regulate around an address, nearest first.',
    group: 'row',
  },
  {
    href: '/land',
    label: 'Land and survey',
    title: 'Land and survey',
    text: 'Township, range and section of a point, its outline and its height. Or the place that a written legal description names.',
    group: 'tools',
  },
  {
    href: '/ground',
    label: 'Flood, wetlands, soil',
    title: 'Flood, wetlands, soil',
    text: 'The zone of the federal flood map at an address, what it means, how high the ground is, and which wetlands and soils are mapped.',
    group: 'tools',
  },
  {
    href: '/permits',
    label: 'Permits',
    title: 'Permits',
    text: 'New construction and building operations as cities publish them.',
    group: 'tools',
  },
  {
    href: '/costs',
    label: 'Costs',
    title: 'Costs',
    text: 'Construction costs, wages, rent and unemployment as charts and tables.',
    group: 'tools',
  },
  {
    href: '/rules',
    label: 'Rules',
    title: 'Rules',
    text: 'Housing, lending and environment in the Federal Register.',
    group: 'tools',
  },
  {
    href: '/open-data',
    label: 'Open data',
    title: 'Open data',
    text: 'Find a data set, read its columns and license, and filter it without writing a query.',
    group: 'tools',
  },
  {
    href: '/screening',
    label: 'Partner screening',
    title: 'Partner screening',
    text: 'For those who hold credentials of the screening service.',
    group: 'site',
  },
  {
    href: '/sources',
    label: 'Sources',
    title: 'Sources',
    text: 'Every authority we ask: what it covers, how fresh it is, under which license, and how it answered last.',
    group: 'site',
  },
  {
    href: '/api',
    label: 'API',
    title: 'API',
    text: 'Every question this site can ask, as plain links, OpenAPI and a tool server. No key.',
    group: 'site',
  },
]

export const workflowsOf = (group: Workflow['group']) => workflows.filter((each) => each.group === group)
