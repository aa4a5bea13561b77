export const quoted = /["“]([^"”]*)["”]/g;
export const saying =
  /^\W*(said|asked|shouted|answered|replied|whispered|yelled|called|cried|screamed|laughed|told|explained)\s+((?:all (?:of )?)?(?:the |my |our |a )?[\p{L}]+(?: \p{Lu}\p{Ll}+)?)/u;

export const objectBefore =
  /^(?:to|with|at|for|on|in|by|from|and|up|out|down|away|off|into|how|home|back|if|when|about|a|an|the|his|my|our|their|half|two|again|so|but|because|then|inside|onto|over|right|very|too|all|some|that|what|why|one|[.,!?;])$/i;

export const kindDeeds = /^(?:give|feed|hug|kiss|touch)$/;
export const touches = /^(?:touch|bite|tickle|comfort|hit|pull|heal|kiss|push)$/;

export const isVerb =
  /^(?:was|were|is|are|am|had|has|have|did|could|would|got|saw|felt|met|hit|put|made|lost|hurt|heard|\p{Ll}{3,}ed)$/u;
