import type { StatementCertainty } from './guidance'

export interface TexasDistrict {
  sourceId: string
  county: string
  protest: string
  site: string
  sure: StatementCertainty
  filing?: string
}

const district = (
  county: string,
  protest: string,
  site: string,
  extra: { sure?: StatementCertainty; filing?: string } = {},
): TexasDistrict => ({
  sourceId: `${county.toLowerCase().replaceAll(' ', '-')}-county-tx-assessments`,
  county: `${county} County`,
  protest,
  site,
  sure: 'seen',
  ...extra,
})

export const texasDistricts: readonly TexasDistrict[] = [
  district('Harris', 'https://owners.hcad.org/', 'https://search.hcad.org/', { filing: 'iFile and iSettle' }),
  district('Dallas', 'https://www.dallascad.org', 'https://www.dallascad.org', {
    filing: 'uFile, reached from the page of your account',
  }),
  district('Tarrant', 'https://www.tad.org', 'https://www.tad.org', { filing: 'the dashboard' }),
  district('Bexar', 'https://bcad.org/online-portal/', 'https://bcad.org'),
  district('Travis', 'https://traviscad.org/portal', 'https://traviscad.org/propertysearch'),
  district('Collin', 'https://onlineportal.collincad.org', 'https://collincad.org'),
  district('Denton', 'https://eprotest.dentoncad.com/', 'https://www.dentoncad.com'),
  district('Fort Bend', 'https://www.fbcad.org/appeals/', 'https://www.fbcad.org'),
  district('Williamson', 'https://www.wcad.org/eservices/', 'https://www.wcad.org'),
  district('Montgomery', 'https://mcad-tx.org', 'https://mcad-tx.org', { sure: 'unsure' }),
  district('El Paso', 'https://epcad.org', 'https://epcad.org', { sure: 'unsure' }),
]
