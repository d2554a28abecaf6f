/** Series named in public documents, in plain words; what is not here is named by its catalog or its number. */
export interface KnownSeries {
  name: string
  unit: string | null
  /** The name is from memory of others, not from a document of the source. */
  isUnconfirmed?: boolean
}

const index = 'index'

export const knownSeries: Readonly<Record<string, KnownSeries>> = {
  CUUR0000SA0: { name: 'Consumer prices, all items, U.S. city average', unit: index },
  CUSR0000SA0: { name: 'Consumer prices, all items, U.S. city average', unit: index },
  CUUR0000SAH1: { name: 'Shelter, U.S. city average', unit: index },
  CUUR0000SEHA: { name: 'Rent of primary residence, U.S. city average', unit: index },
  CUUR0000SEHC: { name: 'Owners’ equivalent rent, U.S. city average', unit: index, isUnconfirmed: true },
  WPUSI012011: { name: 'Construction materials, producer prices', unit: index },
  WPUIP2311001: { name: 'Inputs to residential construction, goods', unit: index },
  WPU081: { name: 'Lumber, producer prices', unit: index },
  WPU101: { name: 'Iron and steel, producer prices', unit: index },
  WPU1333: { name: 'Ready-mix concrete, producer prices', unit: index, isUnconfirmed: true },
  WPU1321: { name: 'Sand, gravel and stone, producer prices', unit: index },
  PCU236211236211: { name: 'New industrial building construction', unit: index, isUnconfirmed: true },
  PCU236221236221: { name: 'New warehouse building construction', unit: index, isUnconfirmed: true },
  PCU236222236222: { name: 'New school building construction', unit: index, isUnconfirmed: true },
  PCU236223236223: { name: 'New office building construction', unit: index, isUnconfirmed: true },
  PCU236224236224: { name: 'New health care building construction', unit: index, isUnconfirmed: true },
  CES2000000001: { name: 'Construction jobs', unit: 'thousand jobs' },
  CES2000000003: { name: 'Construction pay, all employees', unit: 'dollars an hour' },
  CES2000000008: { name: 'Construction pay, production workers', unit: 'dollars an hour' },
  LNS14000000: { name: 'Unemployment rate, United States', unit: 'percent' },
  JTS230000000000000JOL: { name: 'Construction job openings', unit: null },
}
