/** Where each principal meridian crosses its base line, by the land survey's code: degrees, minutes, seconds. */
const published: Record<string, [latitude: string, longitude: string]> = {
  '01': ['40 59 22', '84 48 11'],
  '02': ['38 28 14', '86 27 21'],
  '03': ['38 28 27', '89 08 54'],
  '04': ['40 00 50', '90 27 11'],
  '05': ['34 38 45', '91 03 07'],
  '06': ['40 00 07', '97 22 08'],
  '07': ['43 59 44', '104 03 16'],
  '08': ['43 22 21', '116 23 35'],
  '09': ['35 01 58', '89 14 47'],
  '10': ['31 52 32', '90 14 41'],
  '11': ['36 30 05', '103 00 07'],
  '12': ['61 49 04', '145 18 37'],
  '13': ['64 51 50', '147 38 26'],
  '14': ['33 22 38', '112 18 19'],
  '15': ['40 25 02', '124 07 10'],
  '16': ['34 59 27', '86 34 16'],
  '17': ['34 29 32', '97 14 49'],
  '18': ['31 00 31', '92 24 55'],
  '19': ['42 25 28', '84 21 53'],
  '20': ['45 47 13', '111 39 33'],
  '21': ['37 52 54', '121 54 47'],
  '22': ['35 44 56', '108 31 59'],
  '23': ['34 15 35', '106 53 12'],
  '24': ['30 59 56', '91 09 36'],
  '25': ['30 59 51', '88 01 20'],
  '26': ['40 46 11', '111 53 27'],
  '27': ['34 07 13', '116 55 48'],
  '28': ['60 07 37', '149 21 26'],
  '29': ['30 26 03', '84 16 38'],
  '30': ['40 25 59', '109 56 06'],
  '31': ['39 06 23', '108 31 59'],
  '32': ['30 59 56', '91 09 36'],
  '33': ['45 31 11', '122 44 34'],
  '34': ['43 00 41', '108 48 49'],
  '44': ['65 26 16', '158 45 31'],
  '45': ['69 23 30', '152 00 05'],
  '46': ['42 30 27', '90 25 37'],
}

export interface InitialPoint {
  code: string
  longitude: number
  latitude: number
}

export const initialPoints: ReadonlyMap<string, InitialPoint> = new Map(
  Object.entries(published).map(([code, [latitude, longitude]]) => [
    code,
    { code, latitude: degreesOf(latitude), longitude: -degreesOf(longitude) },
  ]),
)

function degreesOf(text: string): number {
  const [degrees = 0, minutes = 0, seconds = 0] = text.split(' ').map(Number)
  return degrees + minutes / 60 + seconds / 3600
}
