const signs =
  /UTM|MGRS|USNG|\d{5,}|\d{3},\d{3}|\d[C-HJ-NP-X]\s*[A-HJ-NP-Z]{2}\s*\d|[023456789CFGHJMPQRVWX]{2}\+(?:[23456789CFGHJMPQRVWX]|$|\s)/i

export const looksLikeGrid = (text: string): boolean => text.length <= 400 && signs.test(text)
