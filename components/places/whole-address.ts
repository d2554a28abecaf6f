const numberAndStreet = /^\s*[nsew]?\d[\w-]*\s+(?=\S*\p{L}{2}|\S+\s+\S*\p{L}{2})/iu
const placeAtEnd = /,\s*\p{L}{3,}|\b\d{5}(?:-\d{4})?\s*$|[\s,][a-z]{2}\.?\s*$/iu

/** House number, street and a part of a place: only then is the geocoder worth asking. The server looks again. */
export function isWholeAddress(text: string): boolean {
  if (text.length > 200 || !numberAndStreet.test(text)) return false
  return text.trim().split(/[\s,]+/).length >= 3 && placeAtEnd.test(text.replace(/^\s*\S+\s+\S+/, ''))
}
