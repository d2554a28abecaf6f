import { formatNumber } from '@/lib/format'

const storedFor = (days: number) =>
  days === 0 ? 'hasta que usted la borre' : `por ${formatNumber(days)} días, o hasta que usted la borre`

export const privacyTexts = {
  'privacy.page': {
    title: 'Privacidad',
    description: 'Cómo trata este sitio sus datos: qué llega a saber, qué transmite y qué no guarda nunca.',
    lead: 'Sin cuenta, sin publicidad y sin rastreo. Su navegador se comunica solo con este sitio.',
  },
  'privacy.privacy-text': {
    browser: {
      title: 'Qué envía su navegador y a quién',
      requests:
        'Todas las páginas, los mapas y los tipos de letra vienen de este sitio. Su navegador no le pide nada a ningún otro sitio. Cuando usted sigue un enlace a la página de una autoridad, esa página llega a saber lo mismo que cualquier otra página.',
    },
    sources: {
      title: 'Qué consultamos por usted',
      requests:
        'Para responderle, este servidor consulta a las autoridades públicas que aparecen en [Fuentes](/sources). Ellas ven la consulta, por ejemplo una dirección o un punto, y la dirección de red de este servidor. No ven la de usted.',
      sample:
        'En este momento, este sitio muestra datos de ejemplo. No consulta a ninguna autoridad: las respuestas se inventan aquí.',
    },
    server: {
      title: 'Qué guardamos',
      answers:
        'Respuestas de las autoridades, en la memoria y por un tiempo, para no consultarlas dos veces. Las guardamos por consulta, no por persona.',
      count:
        'El número de solicitudes que llegaron de su dirección de red en el último minuto, para que nadie agote las fuentes que usan todos. Está en la memoria y desaparece poco después.',
      log: 'Un registro de solicitudes y de fallas de nuestro lado. Contiene horas, tipos de páginas y referencias, pero nunca una consulta, una dirección que usted escribió ni su dirección de red. Cuando alguien inicia sesión en Verificación para socios, contiene el resultado y la primera parte de su dirección de red, para detectar intentos de adivinar las credenciales.',
    },
    device: {
      title: 'Qué se queda en su dispositivo',
      location:
        '“Usar mi ubicación” le pide la ubicación a su dispositivo solo cuando usted lo presiona. La dirección de la página siguiente contiene entonces el punto, como si usted lo hubiera escrito. Lo usamos solo para esa consulta.',
      places:
        'Los lugares que usted guarda, con sus nombres y notas, y los últimos 20 lugares que abrió se quedan en su navegador y nunca se nos envían. En [Guardados](/saved) puede revisarlos, desactivar la lista de los recientes, descargarlos como archivo y borrarlos todos. Mientras usted escribe una dirección completa en el cuadro de búsqueda, su navegador le pide a este servidor las coincidencias, igual que cuando usted presiona el botón.',
      choices:
        'Lo que usted elige al pie de la página para las filas de las tablas y para la tecla / también se queda en su navegador.',
      entries:
        'Lo que usted escribe o agrega para una apelación, como su opinión del valor, notas, fotos y documentos, se queda en su navegador. Nosotros nunca lo recibimos. Se queda ahí hasta que usted lo borra en la página o borra los datos de este sitio en el navegador.',
      cookies:
        'Este sitio no usa cookies para la lectura. No hay nada que aceptar. Si usted crea una copia fija, recibe una cookie por diez minutos y, si crea una lista de lugares, una por una semana (vea más abajo). Si inicia sesión en [Verificación para socios](/screening), recibe una que contiene sus credenciales, cifradas, por 30 minutos o hasta que cierre la sesión. Allí mostramos cada respuesta una sola vez y no guardamos ninguna, ni en este servidor ni en una dirección.',
    },
    owners: {
      title: 'Nombres de propietarios',
      columns:
        'Muchos padrones públicos nombran a los propietarios. Nosotros omitimos esas columnas, excepto cuando alguien pregunta por el propietario de una parcela, o busca por propietario en el padrón de un estado que publica ese dato. No hacemos listas de personas.',
    },
    links: {
      title: 'Enlaces que usted comparte',
      page: 'La dirección de una página contiene la consulta. Las personas que reciben el enlace ven la misma consulta, así que piénselo antes de compartir un enlace a su propia casa.',
      copy: (days: number) =>
        `Una copia fija es distinta: cuando usted la crea, este servidor guarda la dirección de la página y las respuestas que hay en ella, con sus fuentes y fechas, sin nombres de propietarios y sin nada sobre usted. Cualquiera que tenga el enlace puede abrirla ${storedFor(days)}. La clave para borrarla se le da una sola vez, en la página del enlace nuevo; durante diez minutos la contiene una cookie que solo vale para esa página.`,
      feed: 'Cada copia fija y cada lista tiene un canal de novedades (feed). Mientras una aplicación lee el canal, este servidor vuelve a consultar las fuentes y guarda los valores que cambiaron. No guarda nada sobre la aplicación ni sobre la persona que lee el canal. La empresa que administra la aplicación puede ver la dirección del canal. El canal termina junto con su página.',
      list: (days: number) =>
        `Una [lista de lugares](/places/list) se guarda en este servidor con sus filas, las columnas de usted y su resultado, para que el trabajo siga cuando usted cierra la página. Cualquiera que tenga su enlace puede leerla ${storedFor(days)}; una lista que usted nunca inicia se borra después de un día. Una cookie que solo vale para esa página contiene la clave por una semana. Mientras la lista espera o se procesa, se guarda con ella un resumen criptográfico con clave (keyed digest) de su dirección de red, porque cada dirección puede procesar una sola lista a la vez.`,
    },
    operator: {
      title: 'Quién es responsable',
      name: (operator: string) => `Este sitio lo administra ${operator}.`,
      unnamed: 'El operador de este sitio no ha dado un nombre.',
      contact:
        'Vea [Contacto](/contact). El operador puede llevar sus propios registros, por ejemplo en un servidor que esté delante de este; esta página habla del programa.',
    },
  },
}
