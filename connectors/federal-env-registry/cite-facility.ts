import type { Citation } from '@/lib/connector/citation'

interface Told {
  found: boolean
  links: { frs: string }
}

/** The registry's own page, where it knows the facility. */
export const citeFacility = ({ found, links }: Told, updated?: string | null): Citation => ({
  dataset: 'Facility Registry Service',
  ...(updated === undefined ? {} : { dated: [{ label: 'Updated in the registry', on: updated }] }),
  record: found ? { href: links.frs, label: 'All programs of this place, at the registry' } : null,
})
