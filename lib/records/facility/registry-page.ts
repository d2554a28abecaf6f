/**
 * Builds the URL, because the URLs that the layers of EPA's facility registry publish are on a host that no
 * longer exists.
 */
export const registryPage = (registryId: string) =>
  `https://frs-public.epa.gov/ords/frs_public2/fii_query_detail.disp_program_facility?p_registry_id=${encodeURIComponent(registryId)}`
