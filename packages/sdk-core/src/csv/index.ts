export type { CsvColumn, CsvReading, CsvReadOptions, CsvRecord, CsvWriteOptions, ReadCsv, WriteCsv } from './csv'
