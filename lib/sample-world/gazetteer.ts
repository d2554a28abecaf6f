export interface SamplePlace {
  city: string
  state: string
  zip: string
  longitude: number
  latitude: number
}

const towns: Record<string, readonly (readonly [string, string, number, number])[]> = {
  AK: [
    ['Anchorage', '99501', -149.88, 61.21],
    ['Fairbanks', '99701', -147.72, 64.84],
  ],
  AL: [
    ['Birmingham', '35203', -86.81, 33.52],
    ['Gulf Shores', '36542', -87.69, 30.27],
    ['Huntsville', '35801', -86.59, 34.73],
  ],
  AR: [['Little Rock', '72201', -92.29, 34.75]],
  AZ: [['Phoenix', '85004', -112.07, 33.45]],
  CA: [
    ['Los Angeles', '90012', -118.24, 34.05],
    ['Sacramento', '95814', -121.49, 38.58],
    ['San Francisco', '94102', -122.44, 37.765],
    ['San Diego', '92101', -117.14, 32.73],
  ],
  CO: [['Denver', '80202', -104.99, 39.74]],
  CT: [
    ['Hartford', '06103', -72.68, 41.77],
    ['New Haven', '06510', -72.93, 41.32],
  ],
  DC: [['Washington', '20502', -77.02, 38.905]],
  DE: [['Dover', '19901', -75.53, 39.16]],
  FL: [
    ['Miami', '33130', -80.22, 25.78],
    ['Orlando', '32801', -81.38, 28.54],
    ['Pensacola', '32502', -87.22, 30.43],
    ['Shalimar', '32579', -86.58, 30.46],
    ['Tallahassee', '32301', -84.28, 30.44],
    ['Tampa', '33602', -82.45, 27.97],
    ['Jacksonville', '32202', -81.67, 30.32],
  ],
  GA: [['Atlanta', '30303', -84.39, 33.75]],
  HI: [['Honolulu', '96813', -157.85, 21.32]],
  IA: [
    ['Des Moines', '50309', -93.62, 41.59],
    ['Sioux City', '51101', -96.39, 42.5],
  ],
  ID: [
    ['Boise', '83702', -116.2, 43.61],
    ['Idaho Falls', '83402', -112.03, 43.49],
  ],
  IL: [
    ['Chicago', '60602', -87.68, 41.88],
    ['Springfield', '62701', -89.65, 39.8],
  ],
  IN: [['Indianapolis', '46204', -86.16, 39.77]],
  KS: [['Wichita', '67202', -97.34, 37.69]],
  KY: [['Louisville', '40202', -85.75, 38.23]],
  LA: [
    ['New Orleans', '70112', -90.09, 29.96],
    ['Baton Rouge', '70802', -91.17, 30.45],
  ],
  MA: [
    ['Boston', '02108', -71.09, 42.34],
    ['Worcester', '01608', -71.8, 42.26],
    ['Springfield', '01103', -72.58, 42.11],
  ],
  MD: [['Baltimore', '21202', -76.63, 39.31]],
  ME: [['Portland', '04101', -70.29, 43.67]],
  MI: [
    ['Detroit', '48226', -83.1, 42.36],
    ['Lansing', '48933', -84.55, 42.73],
  ],
  MN: [
    ['Minneapolis', '55401', -93.27, 44.97],
    ['Duluth', '55802', -92.13, 46.79],
  ],
  MO: [
    ['Kansas City', '64106', -94.57, 39.09],
    ['Springfield', '65806', -93.29, 37.21],
  ],
  MS: [['Jackson', '39201', -90.19, 32.3]],
  MT: [
    ['Billings', '59101', -108.51, 45.78],
    ['Helena', '59601', -112.03, 46.59],
  ],
  NC: [
    ['Raleigh', '27601', -78.64, 35.78],
    ['Charlotte', '28202', -80.84, 35.23],
  ],
  ND: [['Bismarck', '58501', -100.78, 46.81]],
  NE: [['Omaha', '68102', -95.96, 41.26]],
  NH: [['Concord', '03301', -71.54, 43.21]],
  NJ: [['Trenton', '08608', -74.76, 40.22]],
  NM: [['Albuquerque', '87102', -106.65, 35.08]],
  NV: [
    ['Las Vegas', '89101', -115.14, 36.17],
    ['Reno', '89501', -119.81, 39.53],
  ],
  NY: [
    ['Albany', '12207', -73.78, 42.66],
    ['Buffalo', '14202', -78.85, 42.89],
    ['New York', '10001', -73.98, 40.75],
  ],
  OH: [['Columbus', '43215', -83, 39.96]],
  OK: [['Oklahoma City', '73102', -97.52, 35.47]],
  OR: [['Portland', '97204', -122.66, 45.51]],
  PA: [
    ['Philadelphia', '19107', -75.17, 39.97],
    ['Pittsburgh', '15219', -79.98, 40.44],
  ],
  RI: [['Providence', '02903', -71.42, 41.83]],
  SC: [['Columbia', '29201', -81.03, 34]],
  SD: [
    ['Rapid City', '57701', -103.22, 44.08],
    ['Sioux Falls', '57104', -96.73, 43.55],
  ],
  TN: [['Nashville', '37219', -86.78, 36.16]],
  TX: [
    ['Austin', '78701', -97.74, 30.27],
    ['Dallas', '75201', -96.8, 32.79],
    ['Houston', '77002', -95.37, 29.76],
    ['San Antonio', '78205', -98.49, 29.43],
  ],
  UT: [['Salt Lake City', '84111', -111.89, 40.75]],
  VA: [['Richmond', '23219', -77.46, 37.54]],
  VT: [['Burlington', '05401', -73.2, 44.47]],
  WA: [
    ['Seattle', '98104', -122.32, 47.61],
    ['Spokane', '99201', -117.42, 47.66],
  ],
  WI: [
    ['Madison', '53703', -89.4, 43.06],
    ['Milwaukee', '53202', -87.95, 43.04],
  ],
  WV: [['Charleston', '25301', -81.63, 38.35]],
  WY: [['Cheyenne', '82001', -104.82, 41.14]],
}

export const gazetteer: readonly SamplePlace[] = Object.entries(towns).flatMap(([state, entries]) =>
  entries.map(([city, zip, longitude, latitude]) => ({ city, state, zip, longitude, latitude })),
)
