export const frameTexts = {
  'frame.layout': { skip: 'Saltar al contenido' },
  'frame.header': {
    main: 'Principal',
    menu: 'Menú',
    more: 'Más',
    search: 'Buscar',
    label: 'Buscar un lugar',
    placeholder: 'Dirección, ciudad, parcela, descripción legal',
    saved: 'Guardados',
    site: 'Sitio',
  },
  'frame.footer': {
    about: 'Acerca de este sitio',
    '/saved': 'Guardados',
    '/sources': 'Fuentes',
    '/status': 'Estado del servicio',
    '/api': 'API',
    '/privacy': 'Privacidad',
    '/terms': 'Condiciones y licencias',
    '/accessibility': 'Accesibilidad',
    '/contact': 'Contacto',
    attribution:
      'Los registros provienen de las autoridades públicas que se nombran junto a cada valor, con sus propias licencias. Openplat no es una de ellas ni habla en nombre de ninguna.',
    link: (url: string) => `Esta página: ${url}`,
    limits:
      'Los registros públicos son una pista, no una prueba. Consulte a la autoridad antes de confiar en uno.',
    release: (release: string) => `Versión ${release}`,
  },
  'frame.workflows': {
    '/map': {
      title: 'Mapa',
      text: 'Parcelas, instalaciones reguladas y sus propios lugares en un solo mapa, con la tabla de lo que se ve en él.',
    },
    '/assessments': {
      title: 'Tasación',
      text: 'Los valores oficiales de una casa año por año, en palabras sencillas, y las páginas para llevar a la oficina del tasador.',
    },
    '/environment': {
      title: 'Medio ambiente',
      text: 'Plantas, descargas y permisos de aire regulados por agencias federales alrededor de una dirección, primero lo más cercano.',
    },
    '/land': {
      title: 'Terreno y agrimensura',
      text: 'El township (cuadro de seis millas de la agrimensura), la columna (range) y la sección de un punto, su contorno y su elevación. O el lugar que nombra una descripción legal escrita.',
    },
    '/ground': {
      title: 'Inundación, humedales y suelo',
      text: 'La zona del mapa federal de inundación en una dirección, qué significa, a qué altura está el terreno y qué humedales y suelos figuran en los mapas.',
    },
    '/permits': {
      title: 'Permisos',
      text: 'Construcciones nuevas y obras en edificios, tal como las publican las ciudades.',
    },
    '/costs': {
      title: 'Costos',
      text: 'Costos de construcción, salarios, alquileres y desempleo en gráficas y tablas.',
    },
    '/rules': {
      title: 'Normas',
      text: 'Vivienda, préstamos y medio ambiente en el Federal Register.',
    },
    '/open-data': {
      title: 'Datos abiertos',
      text: 'Busque un conjunto de datos, lea sus columnas y su licencia, y fíltrelo sin escribir una consulta.',
    },
    '/screening': {
      title: 'Verificación para socios',
      text: 'Para quienes tienen credenciales del servicio de verificación.',
    },
    '/sources': {
      title: 'Fuentes',
      text: 'Todas las autoridades que consultamos: qué abarcan, qué tan recientes son sus datos, con qué licencia y cómo respondieron la última vez.',
    },
    '/api': {
      title: 'API',
      text: 'Todas las preguntas que puede hacer este sitio, como enlaces simples, OpenAPI y un servidor de herramientas. Sin clave.',
    },
  },
  'frame.not-found': {
    tab: 'Página no encontrada',
    title: 'No hay ninguna página en esta dirección',
    lead: 'Puede que el enlace sea antiguo o que la dirección esté mal escrita. No se perdió nada de lo que escribió: vuelva atrás en su navegador para recuperarlo.',
    list: 'Tal vez busca una de estas páginas:',
    search: 'Buscar un lugar',
  },
}
