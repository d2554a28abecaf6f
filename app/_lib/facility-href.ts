import { isFrsId } from '@/lib/records/facility/fields'

/** Returns the URL of the facility's page, or undefined if the id is not of the registry's form. */
export const hrefOfRegistryId = (registryId: string | null, search = ''): string | undefined =>
  registryId && isFrsId(registryId) ? `/environment/facility/${registryId}${search}` : undefined
