/** Reading the server's own description of itself. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  description?: string;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

export interface Description {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** A type as a programmer writes it, in pieces: some of them name another shape. */
export interface TypePiece {
  text: string;
  shape?: string;
}

export interface Endpoint {
  id: string;
  method: string;
  path: string;
  query: string[];
  body: TypePiece[];
  answer: TypePiece[];
}

export interface Group {
  tag: string;
  endpoints: Endpoint[];
}

/** The groups in the order in which one meets them. */
const ORDER = ['people', 'shelf', 'tables', 'playing', 'leaving', 'after'];

export function groups(description: Description): Group[] {
  const found = new Map<string, Endpoint[]>();
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? '';
      const endpoints = found.get(tag) ?? [];
      endpoints.push(endpoint(path, method, operation));
      found.set(tag, endpoints);
    }
  }
  const place = (tag: string): number => (ORDER.includes(tag) ? ORDER.indexOf(tag) : ORDER.length);
  return [...found]
    .map(([tag, endpoints]) => ({ tag, endpoints }))
    .sort((one, other) => place(one.tag) - place(other.tag));
}

function endpoint(path: string, method: string, operation: Operation): Endpoint {
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  return {
    id: operation.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    query: (operation.parameters ?? []).filter((each) => each.in === 'query').map((each) => each.name),
    body: bodyType(operation.requestBody),
    answer: bodyType(success?.[1]),
  };
}

function bodyType(body: Content | undefined): TypePiece[] {
  const [media, { schema }] = Object.entries(body?.content ?? {})[0] ?? ['', {}];
  if (!media) return [];
  return media.includes('json') && schema ? typeOf(schema) : [{ text: media }];
}

export function typeOf(schema: Schema): TypePiece[] {
  if (schema.$ref) {
    const shape = schema.$ref.split('/').at(-1) ?? '';
    return [{ text: shape, shape }];
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices.map(typeOf), ' | ');
  if (schema.enum) return [{ text: schema.enum.map((value) => JSON.stringify(value)).join(' | ') }];
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }];
  if (schema.type === 'array') {
    const inside = typeOf(schema.items ?? {});
    return inside.length > 1 ? [{ text: '(' }, ...inside, { text: ')[]' }] : [...inside, { text: '[]' }];
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return [{ text: '{ [name]: ' }, ...typeOf(schema.additionalProperties), { text: ' }' }];
  }
  if (Array.isArray(schema.type)) return [{ text: schema.type.join(' | ') }];
  return [{ text: schema.type ?? 'any' }];
}

function joined(parts: TypePiece[][], between: string): TypePiece[] {
  return parts.flatMap((part, n) => (n ? [{ text: between }, ...part] : part));
}
