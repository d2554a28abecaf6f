import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('frame.workflows', {
  '/map': {
    title: 'Map',
    text: 'Parcels, regulated facilities and your own places on one map, with the table of what is in view.',
  },
  '/assessments': {
    title: 'Assessment',
    text: 'Official values of a home year by year, in plain words, and the pages to take to the assessor.',
  },
  '/environment': {
    title: 'Environment',
    text: 'Plants, discharges and air permits that federal agencies regulate around an address, nearest first.',
  },
  '/land': {
    title: 'Land and survey',
    text: 'Township, range and section of a point, its outline and its height. Or the place that a written legal description names.',
  },
  '/ground': {
    title: 'Flood, wetlands, soil',
    text: 'The zone of the federal flood map at an address, what it means, how high the ground is, and which wetlands and soils are mapped.',
  },
  '/permits': {
    title: 'Permits',
    text: 'New construction and building operations as cities publish them.',
  },
  '/costs': {
    title: 'Costs',
    text: 'Construction costs, wages, rent and unemployment as charts and tables.',
  },
  '/rules': {
    title: 'Rules',
    text: 'Housing, lending and environment in the Federal Register.',
  },
  '/open-data': {
    title: 'Open data',
    text: 'Find a data set, read its columns and license, and filter it without writing a query.',
  },
  '/screening': {
    title: 'Partner screening',
    text: 'For those who hold credentials of the screening service.',
  },
  '/sources': {
    title: 'Sources',
    text: 'Every authority we ask: what it covers, how fresh it is, under which license, and how it answered last.',
  },
  '/api': {
    title: 'API',
    text: 'Every question this site can ask, as plain links, OpenAPI and a tool server. No key.',
  },
})

const groups = {
  '/map': 'row',
  '/assessments': 'row',
  '/environment': 'row',
  '/land': 'tools',
  '/ground': 'tools',
  '/permits': 'tools',
  '/costs': 'tools',
  '/rules': 'tools',
  '/open-data': 'tools',
  '/screening': 'site',
  '/sources': 'site',
  '/api': 'site',
} as const

export interface WorkflowLink {
  href: string
  group: 'row' | 'tools' | 'site'
  readonly label: string
  readonly title: string
  readonly text: string
}

const toWorkflow = (href: keyof typeof groups): WorkflowLink => ({
  href,
  group: groups[href],
  get label() {
    return texts[href].title
  },
  get title() {
    return texts[href].title
  },
  get text() {
    return texts[href].text
  },
})

/** Headings, links and titles of a tool use its name in the menu. */
export const nameOfTool = (href: keyof typeof groups): string => texts[href].title

export const workflows: readonly WorkflowLink[] = (Object.keys(groups) as (keyof typeof groups)[]).map(
  toWorkflow,
)

export const workflowsOf = (group: WorkflowLink['group']) => workflows.filter((each) => each.group === group)
