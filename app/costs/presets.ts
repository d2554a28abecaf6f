interface PresetGroup {
  title: string
  ids: readonly string[]
}

/** The chart of county unemployment is not in this list, because it needs a place. */
export const readyCharts = [
  { title: 'Rent', about: 'Rent of primary residence, U.S. city average', id: 'CUUR0000SEHA' },
  { title: 'Lumber', about: 'Producer prices of lumber, United States', id: 'WPU081' },
  { title: 'Construction pay', about: 'Pay of all employees, United States', id: 'CES2000000003' },
] as const

export const presetGroups: readonly PresetGroup[] = [
  {
    title: 'Cost of building and materials',
    ids: ['WPUSI012011', 'WPUIP2311001', 'WPU081', 'WPU101', 'WPU1333', 'WPU1321'],
  },
  {
    title: 'New buildings',
    ids: ['PCU236211236211', 'PCU236221236221', 'PCU236222236222', 'PCU236223236223', 'PCU236224236224'],
  },
  {
    title: 'Work in construction',
    ids: ['CES2000000003', 'CES2000000008', 'CES2000000001', 'JTS230000000000000JOL'],
  },
  {
    title: 'Rent and shelter',
    ids: ['CUUR0000SEHA', 'CUUR0000SAH1', 'CUUR0000SEHC', 'CUUR0000SA0', 'CUSR0000SA0'],
  },
  { title: 'Unemployment', ids: ['LNS14000000'] },
]

export const browsable: Readonly<Record<string, string>> = {
  all: 'All surveys',
  LA: 'Local unemployment',
  CU: 'Consumer prices',
  WP: 'Producer prices by commodity',
  PC: 'Producer prices by industry',
  CE: 'Jobs and pay, United States',
  SM: 'Jobs and pay, states and areas',
  LN: 'Labor force, United States',
  JT: 'Job openings',
}
