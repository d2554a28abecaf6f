export type PermitState = 'active' | 'inactive' | 'unknown'

interface PermitStatus {
  state: PermitState
  plain: string
}

const known: Readonly<Record<string, PermitStatus>> = {
  active: { state: 'active', plain: 'Active' },
  inactive: { state: 'inactive', plain: 'Not active' },
  operating: { state: 'active', plain: 'Operating' },
  seasonal: { state: 'active', plain: 'Operates in season' },
  effective: { state: 'active', plain: 'In force' },
  'admin continued': {
    state: 'active',
    plain: 'Past its end date, but continued in force until the agency decides on the renewal',
  },
  expired: { state: 'active', plain: 'Past its end date; the agency still counts it as active' },
  pending: { state: 'inactive', plain: 'Applied for, not issued yet' },
  planned: { state: 'inactive', plain: 'Planned, not built' },
  'under construction': { state: 'inactive', plain: 'Being built' },
  'temporarily closed': { state: 'inactive', plain: 'Closed for now' },
  'permanently closed': { state: 'inactive', plain: 'Closed for good' },
  terminated: { state: 'inactive', plain: 'Ended' },
  retired: { state: 'inactive', plain: 'No longer used' },
  'not needed': { state: 'inactive', plain: 'No longer needed' },
}

/** A status in plain words; waste handlers' carries letters of their kind: "Active (H )". */
export function readPermitStatus(published: string | null): PermitStatus {
  if (!published) return { state: 'unknown', plain: 'Not published' }
  const word = published
    .replace(/\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
  return (Object.hasOwn(known, word) ? known[word] : undefined) ?? { state: 'unknown', plain: published }
}

/** One permit in force makes its program active; without any plain word it stays open. */
export function joinPermitStates(statuses: readonly (string | null)[]): PermitState {
  const states = statuses.map((status) => readPermitStatus(status).state)
  if (states.includes('active')) return 'active'
  return states.includes('inactive') ? 'inactive' : 'unknown'
}
