import { isFrsId } from '@/lib/records/facility/fields'

/** Returns the page of a facility, or undefined for an id that is not of the registry. */
export const hrefOfRegistryId = (registryId: string | null, search = ''): string | undefined =>
  registryId && isFrsId(registryId) ? `/environment/facility/${registryId}${search}` : undefined
