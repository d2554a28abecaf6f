export const jobTexts = {
  notAsked: 'Not asked',
  noPlaceWhy: 'The row has no place.',
  gone: 'This record is no longer offered.',
  noList: 'There is no such list, or its time has ended.',
  notReadable: 'Lists cannot be read right now. Try again later.',
  notWritable: 'Lists cannot be stored right now. Try again later.',
  tooMany: 'Your address has made as many lists and copies as one address may make in a day.',
}
