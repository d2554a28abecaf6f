import { contract } from './browser'

export const answerTexts = {
  'answer.page-stream': {
    region: 'Respuesta',
    stop: 'Detener y cambiar la consulta',
    came: 'La respuesta está más abajo.',
  },
  'answer.streamed': { plain: 'Mostrar la página completa sin scripts' },
  'answer.waiting': {
    asking: (whom: string) => contract(`Consultando a ${whom}…`),
    sources: 'las fuentes',
    publisher: (name: string) => name.replace(/^(?:El|La|Los|Las) /, (article) => article.toLowerCase()),
  },
  'act.problem-notice': { again: 'Intentar de nuevo', busy: 'Consultando de nuevo…' },
  'provenance.same-answer': {
    line: '<publisher/>, consultado el <moment/>.',
    whole: 'Fuente y límites',
  },
  'open-data.text-flags': {
    instruction:
      'Este texto contiene instrucciones dirigidas a herramientas de IA. Lo mostramos solo como texto',
    markup: 'Se quitó el código de formato',
    link: 'Menciona una dirección web, que se muestra solo como texto',
    invisible: 'Se quitaron caracteres ocultos',
    control: 'Se quitaron caracteres de control',
    encoded: 'Contiene una serie de letras codificadas',
    cut: 'Cortado aquí; el texto del organismo es más largo',
    'phone-redacted': 'Se quitó un número de teléfono',
    'email-redacted': 'Se quitó una dirección de correo electrónico',
    'ssn-redacted': 'Se quitó un número de Seguro Social',
    'card-redacted': 'Se quitó un número de tarjeta',
    'birth-date-redacted': 'Se quitó una fecha de nacimiento',
  },
}
