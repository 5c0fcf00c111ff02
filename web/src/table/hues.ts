/** The pigments that tell players and sides apart. Each goes with an emblem and a pattern. */
export type Hue = 'gold' | 'red' | 'blue' | 'green' | 'ink' | 'ash';
