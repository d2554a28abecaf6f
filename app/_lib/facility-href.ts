import { localHref } from '@/lib/language/local-href'
import { isFrsId } from '@/lib/records/facility/fields'

export const hrefOfRegistryId = (registryId: string | null, search = ''): string | undefined =>
  registryId && isFrsId(registryId) ? localHref(`/environment/facility/${registryId}${search}`) : undefined
