import { isFrsId } from '@/lib/records/facility/fields'

export const hrefOfRegistryId = (registryId: string | null, search = ''): string | undefined =>
  registryId && isFrsId(registryId) ? `/environment/facility/${registryId}${search}` : undefined
