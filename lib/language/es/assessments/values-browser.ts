import { formatNumber } from '@/lib/format'

const countDays = (days: number) => `${formatNumber(days)} ${days === 1 ? 'día' : 'días'}`

const daysTo = (days: number) => `${days === 1 ? 'Falta' : 'Faltan'} ${countDays(days)}`

export const valuesBrowserTexts = {
  'change.difference': {
    same: (what: string, amount: string, span: string) => `${what} se mantuvo en ${amount} ${span}`,
    rose: (what: string, difference: string, span: string) => `${what} subió ${difference} ${span}`,
    fell: (what: string, difference: string, span: string) => `${what} bajó ${difference} ${span}`,
    years: (before: number, after: number) => `de ${before} a ${after}`,
    sinceLastYear: 'desde el año pasado',
  },
  'change.last-year': {
    parts: 'valor del terreno y las construcciones',
    label: (name: string, year: number | undefined) =>
      `El ${name} ${year === undefined ? 'del año pasado' : `de ${year}`}, según su último aviso`,
    origin: 'El año pasado: según usted. Este año: según el padrón.',
    noAmount: 'Escriba una cantidad en dólares, por ejemplo 210,000.',
    value: (name: string) => `Su ${name}`,
  },
  'worth.fields': {
    bill: 'Su última factura de impuestos',
    ask: (value: string) => `${value} que usted pide`,
    noAmount: 'Escriba una cantidad en dólares, por ejemplo 3,120.',
    held: 'Esto vale solo si ningún límite mantiene el valor por el que paga impuestos por debajo del valor del registro.',
    caution:
      'Son cuentas hechas con el registro y su factura, no una estimación. Los cargos que no dependen del valor reducen el ahorro. Una exención que se resta lo aumenta.',
  },
  'worth.describe-worth': {
    nothing: (ask: string, taxed: string) => `Con ${ask} no ahorra nada: no está por debajo de ${taxed}.`,
    each: (step: string, saving: string, sum: string, below: string | undefined) =>
      `${below === undefined ? 'Cada' : `Por debajo de ${below}, cada`} ${step} menos le ahorran unos ${saving} al año: ${sum}.`,
    saved: (ask: string, saving: string, sum: string) => `Con ${ask} ahorra unos ${saving} al año: ${sum}.`,
  },
  'time.days-left': { notice: 'Fecha del aviso', deadline: 'Último día para apelar' },
  'time.describe-days': {
    unreadNotice: 'Escriba la fecha como está en su aviso (mes/día/año), por ejemplo 5/15/2027.',
    unread: 'Escriba el último día como está en su aviso (mes/día/año), por ejemplo 6/15/2027.',
    beforeNotice: 'Este día es anterior a la fecha del aviso. Revise las dos fechas en el aviso.',
    tooFar: 'Falta más de un año para este día. Revise el año en su aviso.',
    now: (today: string) => `Hoy es ${today}.`,
    left: (days: number, day: string) => `${daysTo(days)} para el ${day}, el día que usted escribió.`,
    today: 'El día que usted escribió es hoy.',
    past: (days: number, day: string) =>
      `El día que usted escribió, el ${day}, fue hace ${countDays(days)}. Pregunte a la oficina si todavía se puede apelar fuera de plazo.`,
    onlyYours: 'Solo contamos hasta el día que usted escribió. Vale lo que diga el aviso.',
  },
  'calendar.button': {
    deadline: 'Agregar el último día a mi calendario',
    hearing: 'Agregar la audiencia a mi calendario',
  },
  'calendar.packet': { day: (day: string) => `El último día para apelar que usted escribió: ${day}.` },
  'after.hearing-field': { label: 'Día de la audiencia, según su carta' },
  'after.describe-hearing': {
    unread: 'Escriba el día de la audiencia como está en la carta (mes/día/año), por ejemplo 8/20/2027.',
    left: (days: number, day: string) =>
      `${daysTo(days)} para la audiencia del ${day}, el día que usted escribió.`,
    today: 'La audiencia que usted anotó es hoy.',
    past: (day: string) => `La audiencia que usted anotó fue el ${day}. Espere la carta con la decisión.`,
  },
  'uncovered.own-values': {
    noAmount: 'Escriba una cantidad en dólares, por ejemplo 223,500.',
    origin: 'Los dos valores: según usted.',
    assessed: 'Valor tasado, este año',
    lastYear: 'Valor tasado, año pasado',
    market: 'Valor de mercado, si está en el aviso',
    parcel: 'Número de parcela',
    valueName: 'valor tasado',
  },
  'uncovered.own-worth': {
    bill: 'Su última factura de impuestos',
    ask: 'Valor tasado que usted pide',
    noAmount: 'Escriba una cantidad en dólares, por ejemplo 3,120.',
    first: 'Primero escriba el valor tasado de este año.',
    caution:
      'Son cuentas hechas con lo que usted escribió, no una estimación. Un límite o una exención pueden reducir el ahorro.',
  },
}
