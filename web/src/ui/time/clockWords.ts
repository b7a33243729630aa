import type { Units } from '../../data/units.ts';
