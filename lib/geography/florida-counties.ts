/**
 * `number` is the county number of the Florida Department of Revenue, which cannot be derived from the FIPS
 * code.
 */
export interface FloridaCounty {
  number: number
  fips: string
  name: string
  slug: string
}

const listed: readonly (readonly [number: number, fips: string, name: string])[] = [
  [11, '12001', 'Alachua'],
  [12, '12003', 'Baker'],
  [13, '12005', 'Bay'],
  [14, '12007', 'Bradford'],
  [15, '12009', 'Brevard'],
  [16, '12011', 'Broward'],
  [17, '12013', 'Calhoun'],
  [18, '12015', 'Charlotte'],
  [19, '12017', 'Citrus'],
  [20, '12019', 'Clay'],
  [21, '12021', 'Collier'],
  [22, '12023', 'Columbia'],
  [23, '12086', 'Miami-Dade'],
  [24, '12027', 'DeSoto'],
  [25, '12029', 'Dixie'],
  [26, '12031', 'Duval'],
  [27, '12033', 'Escambia'],
  [28, '12035', 'Flagler'],
  [29, '12037', 'Franklin'],
  [30, '12039', 'Gadsden'],
  [31, '12041', 'Gilchrist'],
  [32, '12043', 'Glades'],
  [33, '12045', 'Gulf'],
  [34, '12047', 'Hamilton'],
  [35, '12049', 'Hardee'],
  [36, '12051', 'Hendry'],
  [37, '12053', 'Hernando'],
  [38, '12055', 'Highlands'],
  [39, '12057', 'Hillsborough'],
  [40, '12059', 'Holmes'],
  [41, '12061', 'Indian River'],
  [42, '12063', 'Jackson'],
  [43, '12065', 'Jefferson'],
  [44, '12067', 'Lafayette'],
  [45, '12069', 'Lake'],
  [46, '12071', 'Lee'],
  [47, '12073', 'Leon'],
  [48, '12075', 'Levy'],
  [49, '12077', 'Liberty'],
  [50, '12079', 'Madison'],
  [51, '12081', 'Manatee'],
  [52, '12083', 'Marion'],
  [53, '12085', 'Martin'],
  [54, '12087', 'Monroe'],
  [55, '12089', 'Nassau'],
  [56, '12091', 'Okaloosa'],
  [57, '12093', 'Okeechobee'],
  [58, '12095', 'Orange'],
  [59, '12097', 'Osceola'],
  [60, '12099', 'Palm Beach'],
  [61, '12101', 'Pasco'],
  [62, '12103', 'Pinellas'],
  [63, '12105', 'Polk'],
  [64, '12107', 'Putnam'],
  [65, '12109', 'St. Johns'],
  [66, '12111', 'St. Lucie'],
  [67, '12113', 'Santa Rosa'],
  [68, '12115', 'Sarasota'],
  [69, '12117', 'Seminole'],
  [70, '12119', 'Sumter'],
  [71, '12121', 'Suwannee'],
  [72, '12123', 'Taylor'],
  [73, '12125', 'Union'],
  [74, '12127', 'Volusia'],
  [75, '12129', 'Wakulla'],
  [76, '12131', 'Walton'],
  [77, '12133', 'Washington'],
]

export const floridaCounties: readonly FloridaCounty[] = listed.map(([number, fips, name]) => ({
  number,
  fips,
  name,
  slug: name.toLowerCase().replace(/[^a-z]+/g, '-'),
}))

const byNumber = new Map(floridaCounties.map((county) => [county.number, county]))
const bySlug = new Map(floridaCounties.map((county) => [county.slug, county]))

export const countyByNumber = (number: number): FloridaCounty | undefined => byNumber.get(number)
export const countyBySlug = (slug: string): FloridaCounty | undefined => bySlug.get(slug)
