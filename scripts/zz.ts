import { readFileSync } from 'node:fs';
import { functionsFiles, functionsFolder, readDefaults } from './functions/readAll.ts';
import { parseFunctions } from './functions/functionsFile.ts';
import { limitsIn } from './functions/beliefs.ts';
const d=readDefaults();
for(const f of functionsFiles()){
  for(const t of parseFunctions(readFileSync(functionsFolder+'/'+f,'utf8'),f,d)){
    const m=new Map<string,string[]>(); const k=new Map<string,string[]>();
    for(const r of t.rows){ 
      for(const [p,role] of Object.entries(r.model.roles??{})) if(['token','pool','contract'].includes(role)&&!['view','set','control','carry','allow','move','vote'].includes(r.model.act)){
        const n=p.split('.').at(-1)!+(role==='token'?'':role==='pool'?'[P]':'[C]'); m.set(n,[...(m.get(n)??[]),r.model.act+':'+r.name]);}
      if(['into','outOf','debt','trade','buy','bridge'].includes(r.model.act)&&!(r.use&&'swap'in r.use)){const l=limitsIn(r.parameters,r.model); if(l.length||r.model.act==='trade')k.set(l.map(x=>x.split('.').at(-1)).join('+')||'-',[...(k.get(l.map(x=>x.split('.').at(-1)).join('+')||'-')??[]),r.model.act+':'+r.name]);}
    }
    if(m.size+k.size===0)continue;
    console.log(`## ${f} | ${t.source}${t.at?' @'+t.at:''}`);
    const short=(v:string[])=>{const u=[...new Set(v)];return u.length>7?u.slice(0,6).join(' ')+` +${u.length-6}`:u.join(' ')};
    for(const [n,v] of m)console.log(`  ${n}: ${short(v)}`);
    for(const [n,v] of k)console.log(`  KEPT ${n}: ${short(v)}`);
  }
}
