/** The addresses that the registry's own layers publish are of a host that is gone. */
export const registryPage = (registryId: string) =>
  `https://frs-public.epa.gov/ords/frs_public2/fii_query_detail.disp_program_facility?p_registry_id=${encodeURIComponent(registryId)}`
