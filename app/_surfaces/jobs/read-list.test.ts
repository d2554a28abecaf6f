import { describe, expect, it } from 'vitest'
import { MOST_ROWS } from '@/lib/jobs/job'
import { describeListProblem, emptyRows, readList } from './read-list'
import { textOfRow } from './row-text'

const textsOf = (text: string): string[] => {
  const reading = readList(text)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.list.rows.map((_, row) => textOfRow(reading.list, row))
}

const problemOf = (text: string): string | undefined => {
  const reading = readList(text)
  return 'problem' in reading ? describeListProblem(reading.problem, reading.number ?? 0) : undefined
}

describe('a pasted list', () => {
  it('treats each line as a place if no heading names a place', () => {
    expect(
      textsOf('742 W Inkwell St, Chicago, IL\n\n43.6, -116.4\r\nT2N R3E Sec 14, Boise Meridian\n'),
    ).toEqual(['742 W Inkwell St, Chicago, IL', '43.6, -116.4', 'T2N R3E Sec 14, Boise Meridian'])
  })

  it.each([
    ['Name,Address,City,State,Zip\nOffice,1 Elm St,Boise,ID,83702', '1 Elm St, Boise, ID 83702'],
    ['Site\tLatitude\tLongitude\nA\t43.6\t-116.4', '43.6, -116.4'],
    ['lat;lon\n43,6;-116,4', '43.6, -116.4'],
    ['County,APN\nMaricopa,123-45-678', 'Maricopa 123-45-678'],
    ['Address,Lat,Lon\n1 Elm St,43.6,-116.4', '43.6, -116.4'],
    ['PIN,Address\n10-17,"1 Elm St, Boise, ID"', '1 Elm St, Boise, ID'],
    ['Name,"Property Address"\n"Smith, J","2 Oak Ave, Reno, NV"', '2 Oak Ave, Reno, NV'],
  ])('detects the columns that contain the place in %j', (text, place) => {
    expect(textsOf(text)).toEqual([place])
  })

  it('preserves the columns of the pasted list in order', () => {
    const reading = readList('Name,Address,Notes\nA,"1 Elm St, Boise, ID",=not a formula\n')
    expect(reading).toEqual({ problem: 'formula', number: 1 })
    expect(readList('Name,Address,Notes\nA,"1 Elm St, Boise, ID",mine\nB,"2 Elm St, Boise, ID"\n')).toEqual({
      list: {
        headings: ['Name', 'Address', 'Notes'],
        roles: ['mine', 'place', 'mine'],
        rows: [
          ['A', '1 Elm St, Boise, ID', 'mine'],
          ['B', '2 Elm St, Boise, ID', ''],
        ],
        facts: [],
      },
    })
  })

  it('emptyRows returns the number of each row without a place', () => {
    const reading = readList('Address,Name\n1 Elm St,A\n,B\n')
    expect('list' in reading && emptyRows(reading.list)).toEqual([2])
  })

  it.each([
    ['an empty text', '', 'Paste at least one place'],
    ['headings without rows', 'Address,City', 'headings and no row'],
    ['two rows of headings', 'Address,City\nStreet,Town\n1 Elm St,Boise', 'two rows of headings'],
    ['a formula', 'Address\n=HYPERLINK("x")', 'Row 1 has a formula'],
    ['an open quotation mark', 'Address\n"1 Elm St', 'Line 2 opens a quotation mark'],
    ['a long cell', `Address\n${'x'.repeat(1_001)}`, 'Row 1 has a cell of more than 1,000 characters'],
    ['a file that is not text', 'PK\u0003\u0004\0', 'not one that we read'],
    ['too many columns', `Address${',x'.repeat(60)}\n1`, '61 columns'],
    [
      'too many rows',
      Array.from({ length: MOST_ROWS + 1 }, () => '1 Elm St').join('\n'),
      '1,001 rows; the most is 1,000. Take out 1',
    ],
  ])('rejects %s with a message that names the problem', (_, text, sentence) => {
    expect(problemOf(text)).toContain(sentence)
  })

  it('accepts a list with the maximum number of rows', () => {
    expect(textsOf(Array.from({ length: MOST_ROWS }, () => '1 Elm St').join('\n'))).toHaveLength(MOST_ROWS)
  })
})
