export const termsTexts = {
  'terms.page': {
    title: 'Condiciones y licencias',
    description: 'Cómo puede usar los registros, y la licencia y la atribución de cada fuente.',
    lead: 'Esta página es una traducción. El texto que obliga es el que está en inglés.',
  },
  'terms.terms-text': {
    site: {
      title: 'Qué es este sitio',
      reader: (operator: string | undefined) =>
        `Un lector gratuito de registros públicos. ${operator ?? 'El operador de este sitio'} no es la autoridad que respalda ninguno de ellos. Nada de lo que hay aquí es un deslinde (survey), un título de propiedad, un avalúo, un certificado de elevación ni asesoría legal.`,
      warranty:
        'Los registros pueden estar atrasados, incompletos o equivocados, y una fuente puede dejar de funcionar. Cada valor dice de dónde viene y de cuándo es. Verifíquelo con esa autoridad antes de confiar en él. No hay ninguna garantía.',
    },
    refusals: {
      title: 'Para qué no es',
      reports:
        'No es un informe del consumidor (consumer report). No lo use para decidir sobre el crédito, los seguros, el empleo o el alquiler de vivienda de una persona.',
      people: 'No es para hacer listas de personas a quienes escribir o llamar.',
      limits:
        'No puede usarlo para evadir los límites propios de una fuente. Contamos las solicitudes y rechazamos las que pasan de un límite.',
    },
    records: {
      title: 'Qué puede hacer con los registros',
      licenses:
        'Eso lo decide cada entidad que los publica; la tabla de abajo muestra sus licencias. Nombre la fuente cuando pase un registro a otra persona. Los archivos que se descargan contienen la fuente, la licencia y la hora de la consulta.',
    },
    program: {
      title: 'El programa',
      license:
        'Openplat se publica con la licencia MIT. Su propia copia no necesita permiso, pero sí su propia página de contacto.',
      parts:
        'Los nombres y los centros de las ciudades vienen del [proyecto GeoNames](https://www.geonames.org/), con la licencia [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), sin más cambio que la omisión de algunos. Los contornos y los nombres de los estados y condados son del Census Bureau y son de dominio público. La lista de capas de parcelas se hizo con datos del [proyecto OpenAddresses](https://openaddresses.io/), cuya lista tiene la licencia BSD 3-Clause License. El tipo de letra es Source Sans 3, con la licencia SIL Open Font License 1.1.',
    },
    licenses: { title: 'Licencias y atribuciones' },
  },
  'terms.licenses-table': {
    caption: 'Todas las fuentes de este sitio',
    source: 'Fuente',
    publisher: 'Entidad que publica',
    license: 'Licencia',
    attribution: 'Atribución que se debe dar',
  },
}
