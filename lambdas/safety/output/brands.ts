/** Names of well-known brands and of characters that somebody owns, which are not also English words. */
export const brand =
  /\b(?:lego|disney|pixar|minecraft|roblox|fortnite|nintendo|pok[eé]mon|playstation|xbox|youtube|tiktok|instagram|snapchat|netflix|spotify|google|facebook|microsoft|iphone|ipad|coca[- ]cola|pepsi|mcdonald['’]?s|burger king|kfc|starbucks|nutella|haribo|oreo|barbie|marvel|hot wheels|playmobil|nerf|nike|adidas|puma|ferrari|lamborghini|tesla|toyota|ikea|samsung|sony|super mario|star wars|hello kitty)\b/i;
